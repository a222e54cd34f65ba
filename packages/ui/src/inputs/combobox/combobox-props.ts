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
  /** Shown in the list while options are loading. */
  loading?: string | undefined;
  /** Shown in the list if options could not be loaded. */
  loadFailed?: string | undefined;
  /** Label of the row that loads the options again. */
  retry?: string | undefined;
  /** Shown in the list and announced when no option matches. */
  empty?: string | undefined;
  /** Label of the row that adds the typed text as an option. */
  create?: ((text: string) => string) | undefined;
  /** Number of matching options, announced while the user types. */
  results?: ((count: number) => string) | undefined;
}

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
