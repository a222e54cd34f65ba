import { focusedElement } from '../../foundation/focus/active-element.js';
import { tabStops } from '../../foundation/focus/tab-stops.js';

/**
 * Returns the side on which Tab leaves the popup: `after` on its last tab stop, `before` on its first, or null if the
 * next tab stop is inside the popup.
 */
export function tabExit(popup: Element, backwards: boolean): 'before' | 'after' | null {
  const stops = tabStops(popup);
  const activeElement = focusedElement();
  if (backwards) return activeElement === popup || activeElement === stops[0] || stops.length === 0 ? 'before' : null;
  const last = stops.at(-1);
  const atLast =
    !last ||
    activeElement === last ||
    (activeElement instanceof HTMLInputElement &&
      last instanceof HTMLInputElement &&
      activeElement.type === 'radio' &&
      activeElement.name === last.name &&
      last.type === 'radio');
  return atLast ? 'after' : null;
}
