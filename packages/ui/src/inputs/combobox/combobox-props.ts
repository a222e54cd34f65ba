import type { ComponentPropsWithRef } from 'react';
import type { FieldLabels, FieldProps } from '../../foundation/field.js';
import type { Option, OptionFilter } from '../../foundation/option.js';
import type { ListboxOpenProps } from '../../foundation/use-listbox.js';

export interface ComboboxLabels extends FieldLabels {
  /** Accessible name of the button that opens the list. */
  show?: string | undefined;
  /** Accessible name of the button that clears the field. */
  clear?: string | undefined;
  /** Accessible name of the list of chosen options. */
  chosen?: string | undefined;
  /** Prefix of an option's label in the name of its remove button. */
  remove?: string | undefined;
  /** Announced after an option was removed. */
  removed?: ((label: string) => string) | undefined;
  /** Number of matching options, announced while the user types. */
  results?: ((count: number) => string) | undefined;
}

export interface ComboboxProps
  extends
    FieldProps,
    ListboxOpenProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'size' | 'multiple'
    > {
  /** All options. The typed text filters them. */
  options: readonly Option[];
  /** Value of the chosen option; empty for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Allows several options, which are shown as chips below the control. */
  multiple?: boolean | undefined;
  /** Values of the chosen options, with `multiple`. */
  values?: readonly string[] | undefined;
  defaultValues?: readonly string[] | undefined;
  onValuesChange?: ((values: string[]) => void) | undefined;
  /** Shown in the list when no option matches. */
  emptyText?: string | undefined;
  /**
   * Returns whether an option matches the typed text. By default, its label, value, description or keywords must
   * contain every typed word.
   */
  filter?: OptionFilter | undefined;
  labels?: ComboboxLabels | undefined;
}
