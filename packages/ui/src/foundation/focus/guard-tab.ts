import { focusedElement } from './active-element.js';
import { tabStops } from './tab-stops.js';

/** The guard of each container whose key press is not over. */
const guards = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Keeps the focus in a container when Tab is pressed, and wraps around at its ends (WAI-ARIA APG, dialog pattern). The
 * browser moves the focus in its own order, so that shadow roots, frames and scrollable areas are reached. A guard at
 * the end of the container, which exists only during the key press, receives the focus before it leaves. Call it on
 * `keydown`.
 */
export function guardTab(container: HTMLElement, { shiftKey }: { shiftKey: boolean }): void {
  const before = focusedElement();
  guards.get(container)?.remove(); // of a Tab a moment before
  const guard = document.createElement('span');
  guard.tabIndex = 0;
  guard.style.position = 'absolute'; // not part of the layout
  guard.addEventListener('focus', () => {
    const stops = tabStops(container).filter((stop) => stop !== guard);
    const target = stops.at(shiftKey ? -1 : 0) ?? before;
    if (target instanceof HTMLElement) target.focus();
  });
  guards.set(container, guard);
  if (shiftKey) container.prepend(guard);
  else container.append(guard);
  setTimeout(() => guard.remove());
}
