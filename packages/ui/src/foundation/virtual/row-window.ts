/** Additional height below a row, for example of its expanded details, in px. */
export interface ExtraHeight {
  /** Index of the row. */
  index: number;
  height: number;
}

/** Rows of one height, in px. `extras` are sorted by index, each index at most once. */
export interface RowGeometry {
  count: number;
  height: number;
  extras: readonly ExtraHeight[];
}

/** A range of indexes; `to` is excluded. */
export interface IndexRange {
  from: number;
  to: number;
}

/** Browsers limit the height of an element to about 33 million px (Chromium) or 17.8 million px (Firefox). */
const tallestCanvas = 15_000_000;

/** Returns the height of all rows in px. */
export const heightOf = ({ count, height, extras }: RowGeometry): number =>
  count * height + extras.reduce((sum, extra) => sum + extra.height, 0);

/** Returns the distance in px from the first row to the given row. */
export function offsetOf({ height, extras }: RowGeometry, index: number): number {
  let offset = index * height;
  for (const extra of extras) {
    if (extra.index >= index) break;
    offset += extra.height;
  }
  return offset;
}

/** Returns the index of the row at a distance in px, limited to the rows. */
export function indexAt({ count, height, extras }: RowGeometry, offset: number): number {
  const last = Math.max(0, count - 1);
  let before = 0;
  for (const extra of extras) {
    const bottom = (extra.index + 1) * height + before;
    if (offset < bottom) break;
    if (offset < bottom + extra.height) return Math.min(last, extra.index);
    before += extra.height;
  }
  return Math.min(last, Math.max(0, Math.floor((offset - before) / height)));
}

/** Returns the rows that are visible between `top` and `top + view`, in px, with further rows on both sides. */
export function rowsInView(rows: RowGeometry, top: number, view: number, beyond: number): IndexRange {
  if (rows.count === 0) return { from: 0, to: 0 };
  return {
    from: Math.max(0, indexAt(rows, top) - beyond),
    to: Math.min(rows.count, indexAt(rows, top + Math.max(0, view - 1)) + 1 + beyond),
  };
}

/** A scroll position: of the element, and of the rows, which may be higher than any element. Both in px. */
export interface ScrollPosition {
  scrollTop: number;
  top: number;
}

/** Heights in px: of all rows, of the element that represents them, and of the viewport. */
export interface ScrollGeometry {
  total: number;
  canvas: number;
  view: number;
}

/** Returns the height of the element that represents rows of a total height. */
export const canvasOf = (total: number): number => Math.min(total, tallestCanvas);

const clamp = (value: number, highest: number) => Math.max(0, Math.min(value, Math.max(0, highest)));

/** Viewports before either end in which a scaled scroll adjusts its step, so that the end of both is reached together. */
const approach = 20;

/**
 * Returns the position after the element was scrolled to `scrollTop`. Up to 15 million px both are the same. Above, a
 * step shorter than the viewport moves the rows by the same distance, so that no row is skipped, and a longer one, such
 * as dragging the scroll bar, moves them in proportion.
 */
export function scrolledTo(before: ScrollPosition, scrollTop: number, geometry: ScrollGeometry): ScrollPosition {
  const { total, canvas, view } = geometry;
  if (total <= canvas) return { scrollTop, top: scrollTop };
  const [lastTop, lastScrollTop] = [total - view, canvas - view];
  const step = scrollTop - before.scrollTop;
  const isProportional = Math.abs(step) >= view || scrollTop <= 0 || scrollTop >= lastScrollTop;
  if (isProportional) return { scrollTop, top: clamp((scrollTop / lastScrollTop) * lastTop, lastTop) };
  const left = step > 0 ? lastScrollTop - before.scrollTop : before.scrollTop;
  const rowsLeft = step > 0 ? lastTop - before.top : before.top;
  const factor = left < approach * view && left > 0 ? rowsLeft / left : 1;
  return { scrollTop, top: clamp(before.top + step * factor, lastTop) };
}

/** Returns the position at which the rows are scrolled to `top`. */
export function positionAt(before: ScrollPosition, top: number, geometry: ScrollGeometry): ScrollPosition {
  const { total, canvas, view } = geometry;
  const target = clamp(top, total - view);
  if (total <= canvas) return { scrollTop: target, top: target };
  const step = target - before.top;
  const near = before.scrollTop + step;
  const last = canvas - view;
  const isNear = Math.abs(step) < view && near > approach * view && near < last - approach * view;
  return { scrollTop: isNear ? near : (target / (total - view)) * last, top: target };
}

/** Returns the scroll distance of the rows at which a row is completely visible, or the given one if it already is. */
export function topToShow(rows: RowGeometry, index: number, top: number, view: number): number {
  const start = offsetOf(rows, index);
  if (start < top) return start;
  const end = start + rows.height;
  return end > top + view ? end - view : top;
}
