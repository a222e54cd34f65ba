import type { FieldLabels } from '../../foundation/field.js';
import { englishCalendarLabels, type CalendarLabels } from '../calendar/calendar-labels.js';

/** Errors of a typed date. Functions receive dates in the format of the field. */
export interface DateErrorLabels {
  /** Error for text that is not a date. */
  notADate?: ((example: string) => string) | undefined;
  /** Error for a day before the first that can be chosen. */
  tooEarly?: ((first: string) => string) | undefined;
  /** Error for a day after the last that can be chosen. */
  tooLate?: ((last: string) => string) | undefined;
  /** Error for a day within the limits that cannot be chosen. */
  unavailable?: ((day: string) => string) | undefined;
}

/** Labels of a date field. `Intl` provides month and day names. */
export interface DateFieldLabels extends FieldLabels, CalendarLabels, DateErrorLabels {
  /** Accessible name of the calendar button. Receives the chosen date, if there is one. */
  chooseDate?: ((chosen?: string) => string) | undefined;
}

export const englishDateErrors = {
  notADate: (example: string) => `Enter a date such as ${example}`,
  tooEarly: (first: string) => `Enter ${first} or later`,
  tooLate: (last: string) => `Enter ${last} or earlier`,
  unavailable: (day: string) => `${day} is not available, choose another day`,
} satisfies DateErrorLabels;
export type DateTextLabels = typeof englishDateErrors;

export const englishDateLabels = {
  ...englishCalendarLabels,
  ...englishDateErrors,
  chooseDate: (chosen?: string) => (chosen ? `Change date, ${chosen}` : 'Choose date'),
} satisfies DateFieldLabels;
