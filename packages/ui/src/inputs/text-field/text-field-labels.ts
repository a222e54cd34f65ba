import type { FieldLabels } from '../../foundation/field/field.js';

export interface TextFieldLabels extends FieldLabels {
  /** Announced when few characters are left. */
  charactersLeft?: ((count: number) => string) | undefined;
}

export const englishTextFieldLabels = {
  charactersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
} satisfies TextFieldLabels;
