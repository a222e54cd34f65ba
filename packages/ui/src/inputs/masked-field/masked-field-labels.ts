import type { FieldLabels } from '../../foundation/field/field.js';

/** Labels of a masked field. Functions receive an example with its separators. */
export interface MaskedFieldLabels extends FieldLabels {
  /** Error for a value that is too short. */
  incomplete?: ((example: string) => string) | undefined;
  /** Error for a value with a wrong check digit, country or format. */
  notValid?: ((example: string) => string) | undefined;
}

export const englishMaskedLabels = {
  incomplete: (example: string) => `Enter it completely, such as ${example}`,
  notValid: (example: string) => `Check it for typing errors. It has the form ${example}`,
} satisfies MaskedFieldLabels;
