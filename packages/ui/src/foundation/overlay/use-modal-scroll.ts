let locks = 0;
let previous = { overflow: '', gutter: '' };

/** Whether the page has a scrollbar that takes up layout space. */
export const hasScrollBar = (): boolean => innerWidth > document.documentElement.clientWidth;

/**
 * Prevents the page from scrolling below a modal dialog and returns a function that undoes it. Reserves the space of
 * the scrollbar, so that the layout does not shift.
 */
export function lockScroll(hasBar = hasScrollBar()): () => void {
  const { style } = document.documentElement;
  if (locks++ === 0) {
    previous = { overflow: style.overflow, gutter: style.scrollbarGutter };
    if (hasBar) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    style.overflow = previous.overflow;
    style.scrollbarGutter = previous.gutter;
  };
}
