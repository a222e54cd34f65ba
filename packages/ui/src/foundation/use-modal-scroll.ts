let locks = 0;
let before = { overflow: '', gutter: '' };

/** Whether the page has a scroll bar that takes room. */
export const hasScrollBar = (): boolean => innerWidth > document.documentElement.clientWidth;

/** Holds the page still beneath a modal dialog, where it is, until it is let go. Its bar, if it has one, keeps its room, so that nothing moves aside. */
export function lockScroll(hasBar = hasScrollBar()): () => void {
  const { style } = document.documentElement;
  if (locks++ === 0) {
    before = { overflow: style.overflow, gutter: style.scrollbarGutter };
    if (hasBar) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    style.overflow = before.overflow;
    style.scrollbarGutter = before.gutter;
  };
}
