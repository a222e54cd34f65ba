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

/** The props of a combobox with one or several values. `V` is the type of the option values. */
export interface ComboboxSharedProps<V extends string = string>
  extends
    FieldProps,
    ListboxOpenProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'size' | 'multiple'
    > {
  /** All options. The typed text filters them. */
  options: readonly Option<V>[];
  /** Shown in the list when no option matches. */
  emptyText?: string | undefined;
  /**
   * Returns whether an option matches the typed text. By default, its label, value, description or keywords must
   * contain every typed word.
   */
  filter?: OptionFilter | undefined;
  labels?: ComboboxLabels | undefined;
}

/** A combobox with at most one chosen option. */
export interface SingleComboboxProps<V extends string = string> extends ComboboxSharedProps<V> {
  multiple?: false | undefined;
  /** Value of the chosen option; null or an empty string for none. */
  value?: NoInfer<V> | '' | null | undefined;
  defaultValue?: NoInfer<V> | '' | null | undefined;
  /** Called with the value of the chosen option, or null when the field is cleared. */
  onValueChange?: ((value: NoInfer<V> | null) => void) | undefined;
}

/** A combobox with any number of chosen options, which are shown as chips below the control. */
export interface MultipleComboboxProps<V extends string = string> extends ComboboxSharedProps<V> {
  multiple: true;
  /** Values of the chosen options, in the order in which they were chosen. */
  value?: readonly NoInfer<V>[] | undefined;
  defaultValue?: readonly NoInfer<V>[] | undefined;
  onValueChange?: ((value: NoInfer<V>[]) => void) | undefined;
}

/** `multiple` determines whether `value` is one value or a list of values. */
export type ComboboxProps<V extends string = string> = SingleComboboxProps<V> | MultipleComboboxProps<V>;
