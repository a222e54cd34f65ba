import { barsIn, type RowBars } from './row-bars.js';
import { addPeriods, periodStart } from './timeline-days.js';

/** A month of a strip. */
export interface MonthCover {
  /** First day, in days since 1970. */
  from: number;
  days: number;
  /** Number of days with at least one bar. */
  covered: number;
}

/** Returns how much of the twelve months from a day is covered by bars. */
export function monthCovers(row: RowBars, day: number): MonthCover[] {
  const start = periodStart(day, 'month', 1);
  return Array.from({ length: 12 }, (_, nth) => {
    const from = addPeriods(start, 'month', nth);
    const to = addPeriods(from, 'month', 1) - 1;
    let [covered, next] = [0, from];
    for (const at of barsIn(row, from, to)) {
      const [first, last] = [Math.max(next, row.starts[at]!), Math.min(to, row.ends[at]!)];
      if (last < first) continue;
      covered += last - first + 1;
      next = last + 1;
    }
    return { from, days: to - from + 1, covered };
  });
}
