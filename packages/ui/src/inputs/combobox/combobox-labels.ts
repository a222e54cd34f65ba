import type { FieldLabels } from '../../foundation/field/field.js';
import { isolated } from '../../foundation/locale/isolated.js';

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
  /** Error for a text that the field was left with and that no option has. */
  unknown?: ((text: string) => string) | undefined;
  /** Label of the row that adds the typed text as an option. */
  create?: ((text: string) => string) | undefined;
  /** Number of matching options, announced while the user types. */
  results?: ((count: number) => string) | undefined;
}

export const englishComboboxLabels = {
  show: 'Show options',
  clear: 'Clear',
  chosen: 'Chosen',
  remove: 'Remove',
  removed: (label: string) => `${isolated(label)} removed`,
  loading: 'Loading options',
  loadFailed: 'The options could not be loaded',
  retry: 'Try again',
  empty: 'No match',
  unknown: (text: string) => `“${isolated(text)}” is not in the list. Choose an option from it.`,
  create: (text: string) => `Add “${isolated(text)}”`,
  results: (count: number) => (count === 1 ? '1 option' : `${count} options`),
} satisfies ComboboxLabels;
