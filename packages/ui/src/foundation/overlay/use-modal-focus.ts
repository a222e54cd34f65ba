import { focusedElement, isFocused, isFocusLost, rootOf } from '../focus/active-element.js';
import { tabStops } from '../focus/tab-stops.js';

/**
 * Returns the element that receives the initial focus in a dialog: the first tab stop of its body, otherwise of its
 * actions, otherwise its heading. Never returns the close button, because the user has not read the dialog yet.
 * `visibleOnly` skips hidden elements. It must be false before the dialog is open, because all elements are hidden
 * then.
 */
export function firstStop(dialog: Element, visibleOnly: boolean): HTMLElement | null {
  for (const slot of ['body', 'actions']) {
    const container = dialog.querySelector(`:scope > [data-slot='surface'] > [data-slot='${slot}']`);
    const first = container && tabStops(container, visibleOnly)[0];
    if (first) return first;
  }
  return headingOf(dialog);
}

export const headingOf = (dialog: Element) => dialog.querySelector<HTMLElement>("[data-slot='title']");

/**
 * Records the focused element and returns a function that restores focus to it, or to the element that `target`
 * returns.
 */
export function rememberFocus(trigger: Element | null, target: () => Element | null | undefined): () => void {
  // Safari does not focus a button when it is clicked, so the body is the active element then.
  const opener = isFocusLost() ? trigger : focusedElement();
  const ancestors: Element[] = [];
  for (let element = opener; element && element !== document.body; element = element.parentElement)
    ancestors.push(element);

  const restore = () => {
    for (const element of [target(), opener]) {
      if (!(element instanceof HTMLElement)) continue;
      element.focus({ preventScroll: true });
      if (isFocused(element)) return;
    }
  };
  return () => {
    restore();
    // The opener may be removed in this same update, for example a row whose deletion was confirmed. It may also have
    // been disabled until now.
    queueMicrotask(() => {
      if (!isFocusLost()) return;
      restore();
      if (!isFocusLost()) return;
      for (const element of ancestors) if (element.isConnected && focusIn(element)) return;
      const below = [...rootOf(opener ?? document).querySelectorAll('dialog:modal')].at(-1);
      if (below) firstStop(below, true)?.focus({ preventScroll: true });
    });
  };
}

function focusIn(root: Element): boolean {
  const first = root instanceof HTMLDialogElement ? firstStop(root, true) : tabStops(root)[0];
  first?.focus({ preventScroll: true });
  return !isFocusLost();
}
