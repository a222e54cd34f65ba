import { shortMonthAndYear } from '../../foundation/dates/date-format.js';
import type { MonthLabels } from './month-dial-labels.js';
import { countMonths, firstDay, monthCount, nextFree, type MonthMark } from './month-mark.js';

/** A month with its name and its figures or state in words. */
export interface NamedMonth extends MonthMark {
  /** "Mar 2027" */
  name: string;
  /** "3 of 4 free", "limited, not confirmed" */
  value: string;
  /** Both, for the tooltip. */
  text: string;
}

/** Returns the first twelve months in words. */
export const namedMonths = (months: readonly MonthMark[], labels: MonthLabels, locale: string): NamedMonth[] =>
  months.slice(0, monthCount).map((mark) => {
    const name = shortMonthAndYear(firstDay(mark.month), locale);
    const state = mark.detail ?? labels.states[mark.state];
    const value = mark.stale && mark.state !== 'none' ? labels.joined(state, labels.stale) : state;
    return { ...mark, name, value, text: labels.monthValue(name, value) };
  });

/** Returns the sentence that describes the months in an image. */
export function summaryOf(months: readonly NamedMonth[], labels: MonthLabels, locale: string): string {
  const next = nextFree(months);
  return labels.summary(
    { from: months[0]?.name ?? '', to: months.at(-1)?.name ?? '' },
    countMonths(months),
    next && shortMonthAndYear(firstDay(next), locale),
  );
}
