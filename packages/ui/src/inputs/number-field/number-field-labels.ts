import type { FieldLabels } from '../../foundation/field/field.js';

/** Labels of a number field. Functions receive numbers in the format of the field, with their unit. */
export interface NumberFieldLabels extends FieldLabels {
  /** What screen readers announce instead of "text field". */
  role?: string | undefined;
  /** Accessible name of the button that increases the value, followed by the label of the field. */
  increase?: string | undefined;
  /** Accessible name of the button that decreases the value, followed by the label of the field. */
  decrease?: string | undefined;
  /** Shown below the field if decimals can be typed. Receives a number in the format of the field. */
  example?: ((example: string) => string) | undefined;
  /** Error for text that is not a number. */
  notANumber?: ((example: string) => string) | undefined;
  /** Error for a value below `min`. */
  tooSmall?: ((min: string) => string) | undefined;
  /** Error for a value above `max`. */
  tooLarge?: ((max: string) => string) | undefined;
  /** Error for too many decimals. */
  tooPrecise?: ((decimals: number) => string) | undefined;
  /** Error for a value between two steps. */
  offStep?: ((below: string, above: string) => string) | undefined;
}

export const englishNumberLabels = {
  role: 'number field',
  increase: 'Increase',
  decrease: 'Decrease',
  example: (example: string) => `For example ${example}`,
  notANumber: (example: string) => `Enter a number such as ${example}`,
  tooSmall: (min: string) => `Enter ${min} or more`,
  tooLarge: (max: string) => `Enter ${max} or less`,
  tooPrecise: (decimals: number) =>
    decimals === 0 ? 'Enter a whole number' : `Enter at most ${decimals} decimal${decimals === 1 ? '' : 's'}`,
  offStep: (below: string, above: string) =>
    below === above
      ? `The nearest possible value is ${below}`
      : `The nearest possible values are ${below} and ${above}`,
} satisfies NumberFieldLabels;
export type NumberLabels = typeof englishNumberLabels;
