import type { Regulation, RiskClass } from '../classes/class-variant.ts';
import type { CalendarDate } from '../values/dates.ts';
import { medianDominancePercent } from './cells.ts';
import { cellId } from './figures.ts';
import type { CellKey } from './tally.ts';

/**
 * Returns the cells in which the time from the target date of a device to its first start is counted. The numbers of
 * devices themselves are not published.
 */
export function nextStartCells(regulation: Regulation, riskClass: RiskClass, from: CalendarDate): CellKey[] {
  const cells = [[regulation], [regulation, riskClass], [regulation, riskClass, from.slice(0, 7)]];
  return cells.map((dimensions, depth) => ({
    figure: 'next-start',
    dimensions,
    inside: depth === 0 ? [] : [{ parent: cellId('next-start', cells[depth - 1]!), line: 'next' }],
    dominance: medianDominancePercent,
  }));
}

/** Days are published in steps of a week, so that the start of a single window is not visible. */
export const startStep = 7;

/**
 * Returns the median of days, in steps of {@link startStep}; null if at least half of the devices have no start. With an
 * even number of devices it is the higher one of the two in the middle, because a mean with infinity does not exist.
 * @param days days to the first start, null without any; not empty
 */
export function medianDays(days: readonly (number | null)[]): number | null {
  const sorted = days.map((one) => one ?? Infinity).toSorted((one, other) => one - other);
  const middle = sorted[sorted.length >> 1] ?? Infinity;
  return middle === Infinity ? null : Math.round(middle / startStep) * startStep;
}
