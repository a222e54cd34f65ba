import type { FieldLabels } from '../../foundation/field.js';

/** Words of a date field. Names of months and days come from `Intl`; dates are given as the field writes them. */
export interface DateFieldLabels extends FieldLabels {
  /** Names the button; with what is chosen, if anything is. */
  chooseDate?: (chosen?: string) => string;
  /** Names the calendar. */
  calendar?: string;
  previousMonth?: string;
  nextMonth?: string;
  month?: string;
  year?: string;
  /** The button that goes to the current day. */
  today?: string;
  /** What was typed is no date. */
  notADate?: (example: string) => string;
  /** Error for a day before the first that can be chosen. */
  tooEarly?: (first: string) => string;
  /** Error for a day after the last that can be chosen. */
  tooLate?: (last: string) => string;
  /** The day lies within the limits, but cannot be chosen. */
  unavailable?: (day: string) => string;
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
