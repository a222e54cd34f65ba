import { isShown } from '../environment/is-shown.js';
import { isFocusLost } from './active-element.js';
import { focusStart } from './focus-start.js';

const isUsable = (item: HTMLElement) => item.isConnected && !item.matches(':disabled') && isShown(item);

/**
 * Returns an `onFocus` handler for a list. When the focused item is removed, the next item receives the focus,
 * otherwise the previous one, otherwise the list (WCAG 2.2, 2.4.3). Observes the list only while it has the focus.
 * @param selector selects the items of the list
 */
export const keepFocus =
  (selector: string) =>
  ({ currentTarget: list, target }: { currentTarget: Element; target: EventTarget }): void => {
    const focused = target as HTMLElement;
    const items = [...list.querySelectorAll<HTMLElement>(selector)];
    const index = items.findIndex((item) => item.contains(focused));
    if (index < 0) return;

    const check = () => {
      if (focused.isConnected || !list.isConnected || !isFocusLost()) return;
      const next = [...items.slice(index + 1), ...items.slice(0, index).toReversed()].find(isUsable);
      const current = next ?? list.querySelector<HTMLElement>(selector);
      if (current) current.focus({ preventScroll: true });
      else focusStart(list as HTMLElement);
    };
    const observer = new MutationObserver(check);
    observer.observe(list, { childList: true, subtree: true });
    list.addEventListener(
      'focusout',
      () => {
        observer.disconnect();
        queueMicrotask(check); // some browsers report that a removed element lost the focus
      },
      { once: true },
    );
  };
