import { tabStops } from '../../foundation/tab-stops.js';

/** Where a key of Tab leaves the popup: `after` its last stop, `before` its first, or null where the browser finds the next stop inside. */
export function leavesAt(popup: Element, backwards: boolean): 'before' | 'after' | null {
  const stops = tabStops(popup);
  const { activeElement } = document;
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
