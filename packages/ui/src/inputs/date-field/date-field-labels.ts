import type { FieldLabels } from '../../foundation/field.js';

/** Labels of a date field. Functions receive dates in the format of the field. `Intl` provides month and day names. */
export interface DateFieldLabels extends FieldLabels {
  /** Accessible name of the calendar button. Receives the chosen date, if there is one. */
  chooseDate?: ((chosen?: string) => string) | undefined;
  /** Accessible name of the calendar. */
  calendar?: string | undefined;
  previousMonth?: string | undefined;
  nextMonth?: string | undefined;
  month?: string | undefined;
  year?: string | undefined;
  /** Label of the button that chooses the current day. */
  today?: string | undefined;
  /** Error for text that is not a date. */
  notADate?: ((example: string) => string) | undefined;
  /** Error for a day before the first that can be chosen. */
  tooEarly?: ((first: string) => string) | undefined;
  /** Error for a day after the last that can be chosen. */
  tooLate?: ((last: string) => string) | undefined;
  /** Error for a day within the limits that cannot be chosen. */
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
export type DateLabels = typeof englishDateLabels;
