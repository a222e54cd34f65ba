import type { DateFieldLabels } from '../date-field/date-field-labels.js';
import type { FieldLabels } from '../../foundation/field/field.js';
import type { TimeFieldLabels } from '../time-field/time-field-labels.js';

/** Labels of a date-time field. */
export interface DateTimeFieldLabels extends FieldLabels {
  /** Added to the label of the field in the name of the date. */
  date?: string | undefined;
  /** Added to the label of the field in the name of the time. */
  time?: string | undefined;
  /** Error for a date without a time. */
  timeMissing?: string | undefined;
  /** Error for a time without a date. */
  dateMissing?: string | undefined;
  /** Error for a time that the clocks skip. Receives the name of the zone. */
  skipped?: ((zone: string) => string) | undefined;
  /** Error for a value before `min`. Receives date and time. */
  tooEarly?: ((first: string) => string) | undefined;
  /** Error for a value after `max`. */
  tooLate?: ((last: string) => string) | undefined;
  /** Date and time in an error: 12 Mar 2027, 14:30. */
  dateAndTime?: ((date: string, time: string) => string) | undefined;
  dateField?: DateFieldLabels | undefined;
  timeField?: TimeFieldLabels | undefined;
}

export const englishDateTimeLabels = {
  date: 'date',
  time: 'time',
  timeMissing: 'Enter the time too',
  dateMissing: 'Enter the date too',
  skipped: (zone: string) => `The clocks skip this time in ${zone}. Enter another time`,
  tooEarly: (first: string) => `Enter ${first} or later`,
  tooLate: (last: string) => `Enter ${last} or earlier`,
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,
} satisfies DateTimeFieldLabels;
