import type { ComponentPropsWithRef } from 'react';
import type { FieldProps } from '../../foundation/field/field.js';
import type { Option, OptionFilter } from '../../foundation/listbox/option.js';
import type { ListboxOpenProps } from '../../foundation/listbox/use-listbox.js';
import type { ComboboxLabels } from './combobox-labels.js';

/**
 * Loads the options that match the typed text; empty text for the first options. `signal` is aborted when the user types
 * on, or closes the list; its result is then ignored. A rejected promise is shown as an error with a row to try again.
 */
export type OptionLoader<V extends string = string> = (
  typed: string,
  context: { signal: AbortSignal },
) => Promise<readonly Option<V>[]>;

/** The props of a combobox with one or several values. `V` is the type of the option values. */
export interface ComboboxSharedProps<V extends string = string>
  extends
    FieldProps,
    ListboxOpenProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'size' | 'multiple'
    > {
  /** All options, which the typed text filters, or a function that loads those that match the typed text. */
  options: readonly Option<V>[] | OptionLoader<V>;
  /**
   * Options whose labels are shown for values that are chosen before they are loaded. Required if `options` is a
   * function and a value is given.
   */
  chosenOptions?: readonly Option<NoInfer<V>>[] | undefined;
  /** Time without typing after which options are loaded, in ms. Default 250. */
  loadDelay?: number | undefined;
  /**
   * Lets users add the typed text if no option has this label. Returns the new option, which is chosen, or undefined to
   * choose nothing, for example because the caller opens a dialog first.
   */
  onCreate?: ((text: string) => Option<NoInfer<V>> | undefined) | undefined;
  /**
   * Text for no match. Takes precedence over `labels.empty`.
   *
   * @deprecated Use `labels.empty`.
   */
  emptyText?: string | undefined;
  /**
   * Returns whether an option matches the typed text. By default, its label, value, description or keywords must
   * contain every typed word. Not called for loaded options.
   */
  filter?: OptionFilter | undefined;
  labels?: ComboboxLabels | undefined;
}

/** A combobox with at most one chosen option. */
export interface SingleComboboxProps<V extends string = string> extends ComboboxSharedProps<V> {
  /** Whether several options can be chosen. `value` is then a list. */
  multiple?: false | undefined;
  /** Value of the chosen option; null or an empty string for none. */
  value?: NoInfer<V> | '' | null | undefined;
  defaultValue?: NoInfer<V> | '' | null | undefined;
  /** Called with the value of the chosen option, or null when the field is cleared. */
  onValueChange?: ((value: NoInfer<V> | null) => void) | undefined;
}

/** A combobox with any number of chosen options, which are shown as chips below the control. */
export interface MultipleComboboxProps<V extends string = string> extends ComboboxSharedProps<V> {
  /** Whether several options can be chosen. `value` is then a list. */
  multiple: true;
  /** Values of the chosen options, in the order in which they were chosen. */
  value?: readonly NoInfer<V>[] | undefined;
  defaultValue?: readonly NoInfer<V>[] | undefined;
  onValueChange?: ((value: NoInfer<V>[]) => void) | undefined;
}

/** `multiple` determines whether `value` is one value or a list of values. */
export type ComboboxProps<V extends string = string> = SingleComboboxProps<V> | MultipleComboboxProps<V>;
