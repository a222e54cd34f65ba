import type { FieldLabels } from '../../foundation/field/field.js';

/** Labels of a one-time-code field. */
export interface OneTimeCodeLabels extends FieldLabels {
  /** Error for a code that is too short, after the field was left. */
  incomplete?: ((length: number) => string) | undefined;
  /** Error for a code that is too long. */
  tooLong?: ((length: number) => string) | undefined;
}

export const englishOneTimeCodeLabels = {
  incomplete: (length: number) => `Enter all ${length} characters of the code`,
  tooLong: (length: number) => `The code has ${length} characters. Remove the others`,
} satisfies OneTimeCodeLabels;
