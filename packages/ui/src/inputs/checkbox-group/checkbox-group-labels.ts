import type { FieldLabels } from '../../foundation/field/field.js';

export interface CheckboxGroupLabels extends FieldLabels {
  /** Label of the checkbox that checks or unchecks all options. */
  selectAll?: string | undefined;
  /** Number of choices, shown with `max`. */
  count?: ((chosen: number, max: number) => string) | undefined;
  /** Error for fewer than `min` choices, shown when the focus leaves the group. */
  tooFew?: ((min: number) => string) | undefined;
  /** Error for more than `max` choices. */
  tooMany?: ((max: number) => string) | undefined;
}

export const englishCheckboxGroupLabels = {
  selectAll: 'Select all',
  count: (chosen: number, max: number) => `${chosen} of ${max} chosen`,
  tooFew: (min: number) => `Choose at least ${min}`,
  tooMany: (max: number) => `Choose at most ${max}`,
} satisfies CheckboxGroupLabels;
