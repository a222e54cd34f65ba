import { fold, wordKey } from '../../foundation/listbox/fold.js';
import {
  findNamed,
  isOtherWord,
  sortedByGroup,
  type Option,
  type OptionFilter,
} from '../../foundation/listbox/option.js';

/** Values of the rows that are actions and not options. */
export const action = { create: 'attesta:create', retry: 'attesta:retry' } as const;

export const isAction = ({ value }: Option): boolean => value === action.create || value === action.retry;

/** The last result of an option loader. */
export interface Loaded {
  /** The text for which the options were loaded. */
  query: string;
  options: readonly Option[];
  failed?: boolean;
  /** Whether the list was closed since. */
  isOld?: boolean;
}

/** Whether the options for a text are loaded. Until then, those of the previous text are shown. */
export function loadStateOf(loaded: Loaded | null, query: string): 'loading' | 'failed' | 'loaded' {
  if (loaded?.query !== query || loaded.isOld) return 'loading';
  return loaded.failed ? 'failed' : 'loaded';
}

interface RowSettings {
  options: readonly Option[];
  query: string;
  /** Undefined if the options are filtered already. */
  filter: OptionFilter | undefined;
  /** Returns the label of the row that adds the typed text. Undefined if users cannot add options. */
  createLabel: ((text: string) => string) | undefined;
}

/** Returns the rows of the list: the matching options, and a row that adds the typed text if no option has this label. */
export function rowsOf({ options, query, filter, createLabel }: RowSettings): readonly Option[] {
  const matching = query && filter ? options.filter((option) => filter(option, query)) : options;
  const isKnown = options.some(({ label }) => wordKey(label) === wordKey(query));
  if (!createLabel || !query || isKnown) return matching;
  return sortedByGroup([...matching, { value: action.create, label: createLabel(query) }]);
}

/** Returns the row that loads the options again after an error. */
export const retryRow = (label: string, description: string): Option => ({ value: action.retry, label, description });

/**
 * Returns the option that Enter chooses while the user types: the one that the text names, else the first that starts
 * with it, else the first. “Netherlands” is never the Caribbean Netherlands, and “pécher” never pêcher.
 */
export function bestMatch(rows: readonly Option[], query: string): Option | undefined {
  const enabled = rows.filter(({ disabled, label }) => !disabled && !isOtherWord(query, label));
  const start = fold(query.trim());
  return (
    findNamed(
      enabled.filter((row) => !isAction(row)),
      query,
    ) ??
    enabled.find(({ label }) => label.startsWith(query.trim())) ??
    enabled.find(({ label }) => fold(label).startsWith(start)) ??
    enabled[0]
  );
}

/** Separators of a list in ASCII, Chinese and Arabic, and of pasted lines and cells. */
const separators = /[,;\n\t，；、،؛]/u;

/** Whether a text is a list. */
export const hasSeveral = (text: string): boolean => separators.test(text.trim());

/**
 * Returns the values of the options that a text names, and the rest of the text. A list names several options, unless
 * it is the name of one, as “Korea, South”.
 */
export function namedIn(
  options: readonly Option[],
  text: string,
  multiple: boolean,
): { values: string[]; rest: string } {
  const whole = findNamed(options, text);
  if (whole || !multiple) return { values: whole ? [whole.value] : [], rest: whole ? '' : text };
  const names = text.split(separators).map((name) => name.trim());
  const found = names.map((name) => findNamed(options, name));
  return {
    values: found.flatMap((option) => option?.value ?? []),
    rest: names.filter((name, index) => name !== '' && !found[index]).join(', '),
  };
}
