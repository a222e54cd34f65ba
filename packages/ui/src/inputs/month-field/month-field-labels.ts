import type { FieldLabels } from '../../foundation/field/field.js';

/** Labels of a month field. Functions receive months in the format of the field. */
export interface MonthFieldLabels extends FieldLabels {
  /** What screen readers announce instead of "text field". */
  role?: string | undefined;
  /** Error for text that is not a month. */
  notAMonth?: ((example: string) => string) | undefined;
  /** Error for a month before `min`. */
  tooEarly?: ((first: string) => string) | undefined;
  /** Error for a month after `max`. */
  tooLate?: ((last: string) => string) | undefined;
}

export const englishMonthFieldLabels = {
  role: 'month field',
  notAMonth: (example: string) => `Enter a month such as ${example}`,
  tooEarly: (first: string) => `Enter ${first} or later`,
  tooLate: (last: string) => `Enter ${last} or earlier`,
} satisfies MonthFieldLabels;
