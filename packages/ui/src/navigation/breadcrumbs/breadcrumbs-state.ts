import { fitsInRow, type RowWidths } from '../../foundation/overflow.js';

import { specified } from '../../theme/scale/specified.js';

/** Maximum number of visible items (specification, sections 2 and 9). */
export const maxBreadcrumbs: number = specified.breadcrumbs.max;

/**
 * Fraction of the row that is reserved for a long name of the current page. The name is truncated before other steps
 * are hidden.
 */
const lastShare = 0.4;

/**
 * Returns how many steps may follow the first one, regardless of width: all steps, or `max` minus the first step and
 * the "…". At least one.
 */
export const longestTail = (count: number, max: number): number =>
  Math.max(count > 1 ? 1 : 0, count <= max ? count - 1 : max - 2);

/**
 * Returns the range `[from, to)` of hidden steps when `tail` steps follow the first one, or null if none are hidden.
 */
export function hiddenSteps(count: number, tail: number): readonly [from: number, to: number] | null {
  return count - tail > 1 ? [1, count - tail] : null;
}

/**
 * Returns how many steps fit after the first one. `row` contains the widths of the first step, the "…" and the longest
 * tail. The first and the last step are always visible.
 */
export function fittingTail(count: number, max: number, row: RowWidths): number {
  const longest = longestTail(count, max);
  const [first = 0, more = 0, ...rest] = row.widths;
  const last = Math.min(rest.at(-1) ?? 0, row.available * lastShare);
  for (let tail = longest; tail > 1; tail--) {
    const widths = [first, ...rest.slice(longest - tail, -1), last];
    if (fitsInRow(hiddenSteps(count, tail) ? [...widths, more] : widths, row)) return tail;
  }
  return Math.min(1, longest);
}
