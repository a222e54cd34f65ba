let locks = 0;
let before = { overflow: '', gutter: '' };

/** Holds the page still beneath a modal dialog, where it is, until it is let go. Its bar, if it has one, keeps its room, so that nothing moves aside. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    before = { overflow: style.overflow, gutter: style.scrollbarGutter };
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    style.overflow = before.overflow;
    style.scrollbarGutter = before.gutter;
  };
}
