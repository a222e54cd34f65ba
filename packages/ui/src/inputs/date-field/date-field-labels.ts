import type { FieldLabels } from '../../foundation/field/field.js';
import { isolated } from '../../foundation/locale/isolated.js';
import type { DatePart } from '../../foundation/dates/date-format.js';
import { englishCalendarLabels, type CalendarLabels } from '../calendar/calendar-labels.js';

/** Format and errors of a typed date. Functions receive dates in the format of the field. */
export interface DateErrorLabels {
  /** The letters of day, month and year in the format that is shown below the field, such as MM/DD/YYYY. */
  letters?: Readonly<Record<DatePart, string>> | undefined;
  /** Error for text that is not a date. */
  notADate?: ((example: string) => string) | undefined;
  /** Error for a day that its month does not have, such as 31 February. */
  noSuchDay?: ((example: string) => string) | undefined;
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
  letters: { day: 'DD', month: 'MM', year: 'YYYY' },
  notADate: (example: string) => `Enter a date such as ${isolated(example)}`,
  noSuchDay: (example: string) => `This day does not exist. Enter a date such as ${isolated(example)}`,
  tooEarly: (first: string) => `Enter ${isolated(first)} or later`,
  tooLate: (last: string) => `Enter ${isolated(last)} or earlier`,
  unavailable: (day: string) => `${isolated(day)} is not available, choose another day`,
} satisfies DateErrorLabels;
export type DateTextLabels = typeof englishDateErrors;

export const englishDateLabels = {
  ...englishCalendarLabels,
  ...englishDateErrors,
  chooseDate: (chosen?: string) => (chosen ? `Change date, ${isolated(chosen)}` : 'Choose date'),
} satisfies DateFieldLabels;
