import type { ReactNode } from 'react';
import { fold, wordKey, writes } from './fold.js';

/** An option of a select or combobox. */
export interface Option<V extends string = string> {
  /** Unique among the options. */
  value: V;
  /** The text shown in the list, matched against typed text and, once chosen, shown in the control. */
  label: string;
  /** A second line. */
  description?: string | undefined;
  disabled?: boolean | undefined;
  /** Name of a group. Options of the same group are listed together below this name. */
  group?: string | undefined;
  /** Additional search terms that are not shown. */
  keywords?: readonly string[] | undefined;
  /** Custom content of the option in the list. The label is still used for search and for the control. */
  content?: ReactNode;
  /** Custom content of the chip of a chosen option, where several can be chosen. The label by default. */
  chipContent?: ReactNode;
}

/** Returns whether an option matches the typed text. */
export type OptionFilter = (option: Option, typed: string) => boolean;

/**
 * Returns the options by group, in the order in which the groups first appear. Options without a group have the empty
 * name.
 */
export function grouped(options: readonly Option[]): [group: string, members: Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = option.group ?? '';
    const members = groups.get(name);
    if (members) members.push(option);
    else groups.set(name, [option]);
  }
  return [...groups];
}

/** Returns the options sorted so that those of a group are adjacent. */
export const sortedByGroup = (options: readonly Option[]): Option[] =>
  grouped(options).flatMap(([, members]) => members);

const folded = new WeakMap<Option, string>();

function searchTextOf(option: Option): string {
  let text = folded.get(option);
  if (text === undefined) {
    text = fold([option.label, option.value, option.description, ...(option.keywords ?? [])].filter(Boolean).join(' '));
    folded.set(option, text);
  }
  return text;
}

/** The last typed text and its words. Cached, because all options of a list are matched against the same text. */
let lastQuery = { typed: '', words: [''] };

/** A code that is typed with separators, such as `MDA-0203`. */
const isCode = /[0-9].*[-./]|[-./].*[0-9]/;
const plain = (code: string) => code.replaceAll(/[-./\s]/g, '');

/** Returns whether the option's label, value, description or keywords contain every typed word. */
export const matchesWords: OptionFilter = (option, typed) => {
  if (typed !== lastQuery.typed) lastQuery = { typed, words: fold(typed).split(/\s+/u) };
  const text = searchTextOf(option);
  return lastQuery.words.every((word) => text.includes(word) || (isCode.test(word) && text.includes(plain(word))));
};

const foldedKey = (text: string) => fold(text.trim());
/** Without the separators of a code. Not for `1.5`, which is no other way to write 15. */
function codeKey(text: string): string {
  const name = foldedKey(text);
  return /[0-9]/u.test(name) && /\p{L}/u.test(name) ? plain(name) : name;
}

/** Ways to compare texts, from exact to loose. Marks may be left out, but not be others. */
const comparisons: { key: (text: string) => string; writes?: (text: string, name: string) => boolean }[] = [
  { key: (text) => text.trim() },
  { key: wordKey },
  { key: foldedKey, writes },
  { key: codeKey, writes: (text, name) => writes(plain(text), plain(name)) },
];

/** Whether a text is a label with other marks, as `pécher` and pêcher: another word, which search finds. */
export const isOtherWord = (text: string, label: string): boolean =>
  foldedKey(text) === foldedKey(label) && !writes(text, label);

/**
 * Returns the enabled option that a text names: exactly, else ignoring case, else with diacritics left out, else without
 * the separators of a code; by its label, else by its value or a keyword. Undefined if the text names several: `mw` is
 * neither mW nor MW.
 */
export function findNamed(options: readonly Option[], text: string): Option | undefined {
  if (text.trim() === '') return undefined;
  const enabled = options.filter(({ disabled }) => !disabled);
  for (const { key, writes: isWriting = () => true } of comparisons) {
    const name = key(text);
    const isNamed = (each: string) => key(each) === name && isWriting(text, each);
    const byLabel = enabled.filter(({ label }) => isNamed(label));
    const named =
      byLabel.length > 0 ? byLabel : enabled.filter(({ value, keywords = [] }) => [value, ...keywords].some(isNamed));
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}
