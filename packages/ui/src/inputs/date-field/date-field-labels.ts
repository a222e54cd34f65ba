import type { FieldLabels } from '../../foundation/field.js';

/** Words of a date field. Names of months and days come from `Intl`; dates are given as the field writes them. */
export interface DateFieldLabels extends FieldLabels {
  /** Names the button; with what is chosen, if anything is. */
  chooseDate?: ((chosen?: string) => string) | undefined;
  /** Names the calendar. */
  calendar?: string | undefined;
  previousMonth?: string | undefined;
  nextMonth?: string | undefined;
  month?: string | undefined;
  year?: string | undefined;
  /** The button that goes to the current day. */
  today?: string | undefined;
  /** What was typed is no date. */
  notADate?: ((example: string) => string) | undefined;
  /** Error for a day before the first that can be chosen. */
  tooEarly?: ((first: string) => string) | undefined;
  /** Error for a day after the last that can be chosen. */
  tooLate?: ((last: string) => string) | undefined;
  /** The day lies within the limits, but cannot be chosen. */
  unavailable?: ((day: string) => string) | undefined;
}

export const englishDateLabels = {
  chooseDate: (chosen?: string) => (chosen ? `Change date, ${chosen}` : 'Choose date'),
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  notADate: (example: string) => `Enter a date such as ${example}`,
  tooEarly: (first: string) => `Enter ${first} or later`,
  tooLate: (last: string) => `Enter ${last} or earlier`,
  unavailable: (day: string) => `${day} is not available, choose another day`,
} satisfies DateFieldLabels;
export type DateWords = typeof englishDateLabels;
