/** A page number, or a gap between numbers. */
export type PageEntry = number | 'gap-before' | 'gap-after';

export interface PageRange {
  /** First and last record on the page, from 1. Both are 0 when there are no records. */
  from: number;
  to: number;
}

/**
 * Returns a safe integer of at least `least`. Returns `least` for NaN and missing values, for example while loading.
 */
const whole = (value: number, least: number): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(least, Math.trunc(value) || least));

/** Returns the number of pages, at least 1. */
export const pageCountOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(whole(total, 0) / whole(pageSize, 1)));

/** Returns the existing page closest to `page`. */
export const pageWithin = (page: number, count: number): number => Math.min(Math.max(1, Math.trunc(page) || 1), count);

export function rangeOf(page: number, pageSize: number, total: number): PageRange {
  const [count, size] = [whole(total, 0), whole(pageSize, 1)];
  if (count === 0) return { from: 0, to: 0 };
  const from = (pageWithin(page, pageCountOf(count, size)) - 1) * size + 1;
  return { from, to: Math.min(count, from + size - 1) };
}

/** Returns the page that contains the first record of the current page after a change of the page size. */
export const pageAfterResize = (page: number, pageSize: number, nextSize: number): number =>
  Math.floor(((page - 1) * pageSize) / nextSize) + 1;

const run = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the page numbers to show: both ends, the current page with `beside` neighbours on each side, and gaps. A gap
 * replaces at least two pages. The number of entries is constant, so that "next" does not move under the pointer.
 */
export function pageEntries(page: number, count: number, beside = 1): PageEntry[] {
  const siblings = whole(beside, 0);
  const most = 2 * siblings + 5; // ends, gaps, the current page and its siblings
  if (count <= most) return run(1, count);
  const edge = 2 * siblings + 3;
  const current = pageWithin(page, count);
  if (current - siblings <= 3) return [...run(1, edge), 'gap-after', count];
  if (current + siblings >= count - 2) return [1, 'gap-before', ...run(count - edge + 1, count)];
  return [1, 'gap-before', ...run(current - siblings, current + siblings), 'gap-after', count];
}
