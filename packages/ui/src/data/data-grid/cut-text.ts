const isCut = ({ scrollWidth, clientWidth }: Element) => clientWidth > 1 && scrollWidth > clientWidth;

/**
 * Returns the text of a cell that is cut off, line by line; undefined if all of it is visible, and for cells of controls.
 */
export function cutTextOf(cell: HTMLElement): string | undefined {
  if (cell.dataset['kind'] !== undefined || cell.dataset['editing'] !== undefined) return undefined;
  const lines = isCut(cell) ? [cell] : [...cell.querySelectorAll('*')].filter(isCut);
  return lines.map(({ textContent }) => textContent).join(' · ') || undefined;
}
