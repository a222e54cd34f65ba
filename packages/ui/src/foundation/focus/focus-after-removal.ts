import { holdsFocus } from './active-element.js';
import { focusStart } from './focus-start.js';
import { tabStops } from './tab-stops.js';

/** The elements of the same kind next to `element`: the following ones, then the preceding ones, nearest first. */
function neighboursOf(element: Element): Element[] {
  const siblings = [...(element.parentElement?.children ?? [])];
  const index = siblings.indexOf(element);
  const slot = element.getAttribute('data-slot');
  return [...siblings.slice(index + 1), ...siblings.slice(0, index).toReversed()].filter(
    (sibling) => sibling.tagName === element.tagName && sibling.getAttribute('data-slot') === slot,
  );
}

/**
 * Records the place of an element that has the focus. The returned function moves the focus to the nearest control
 * after the element was removed, for example with its row: the same control of the next row, otherwise of the previous
 * row. If no row is left, the list receives the focus (WCAG 2.2, 2.4.3).
 */
export function focusAfterRemoval(element: HTMLElement): () => void {
  const levels: { item: Element; parent: Element; neighbours: Element[] }[] = [];
  for (let item: Element = element; item.parentElement; item = item.parentElement)
    levels.push({ item, parent: item.parentElement, neighbours: neighboursOf(item) });

  return () => {
    const removed = levels.find(({ parent }) => parent.isConnected);
    if (!removed) return;
    const { item, parent, neighbours } = removed;
    const index = tabStops(item, false).indexOf(element);
    const isLast = tabStops(item, false).at(-1) === element;
    for (const neighbour of neighbours) {
      // An element that contains the focus is being removed as well.
      if (!neighbour.isConnected || holdsFocus(neighbour)) continue;
      const stops = tabStops(neighbour);
      const same = (isLast ? undefined : stops[index]) ?? stops.at(-1);
      if (same) return same.focus({ preventScroll: true });
    }
    const list = parent.closest<HTMLElement>('table, ul, ol, [role="list"], [tabindex]');
    if (list) focusStart(list);
  };
}
