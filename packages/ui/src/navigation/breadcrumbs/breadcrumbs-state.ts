import { fitsInRow, type RowWidths } from '../../foundation/overflow.js';

import { specified } from '../../theme/specified.js';

/** How many steps may be seen at once (specification, sections 2 and 9). */
export const maxBreadcrumbs: number = specified.breadcrumbs.max;

/** This page's name gives way before others hide: of a long one, this share of the row is kept free. */
const lastShare = 0.4;

/** How many steps may follow the first by number alone: all, or what `max` leaves beside the first and the "…". At least the last one. */
export const longestTail = (count: number, max: number): number =>
  Math.max(count > 1 ? 1 : 0, count <= max ? count - 1 : max - 2);

/** Which steps stand behind the "…" where `tail` follow the first: `[from, to)`, or null where none does. */
export function hiddenSteps(count: number, tail: number): readonly [from: number, to: number] | null {
  return count - tail > 1 ? [1, count - tail] : null;
}

/** How many steps fit behind the first into a row that holds the first, the "…" and the longest tail. The first and the last always stay. */
export function fittingTail(count: number, max: number, row: RowWidths): number {
  const longest = longestTail(count, max);
  const [first = 0, more = 0, ...rest] = row.widths;
  const last = Math.min(rest.at(-1) ?? 0, row.room * lastShare);
  for (let tail = longest; tail > 1; tail--) {
    const widths = [first, ...rest.slice(longest - tail, -1), last];
    if (fitsInRow(hiddenSteps(count, tail) ? [...widths, more] : widths, row)) return tail;
  }
  return Math.min(1, longest);
}
