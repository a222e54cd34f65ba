import type { FieldLabels } from '../../foundation/field/field.js';

/** Labels of a time field. Functions receive times in the format of the field. */
export interface TimeFieldLabels extends FieldLabels {
  /** What screen readers announce instead of "text field". */
  role?: string | undefined;
  /** Error for text that is not a time. */
  notATime?: ((example: string) => string) | undefined;
  /** Error for a time before `min`. */
  tooEarly?: ((first: string) => string) | undefined;
  /** Error for a time after `max`. */
  tooLate?: ((last: string) => string) | undefined;
}

export const englishTimeLabels = {
  role: 'time field',
  notATime: (example: string) => `Enter a time such as ${example}`,
  tooEarly: (first: string) => `Enter ${first} or later`,
  tooLate: (last: string) => `Enter ${last} or earlier`,
} satisfies TimeFieldLabels;
export type TimeTexts = typeof englishTimeLabels;
