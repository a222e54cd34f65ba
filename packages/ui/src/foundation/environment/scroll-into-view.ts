/** Scrolls an element into view by the shortest way. Does nothing where elements cannot be scrolled, as in jsdom. */
export const scrollIntoView = (element: Element | null | undefined): void =>
  element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
