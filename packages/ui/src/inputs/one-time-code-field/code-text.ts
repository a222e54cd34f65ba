import { plainText } from '../../foundation/locale/plain-text.js';

/** The characters of a code. Letters are upper case. */
export type CodeCharacters = 'digits' | 'letters-and-digits';

const others: Record<CodeCharacters, RegExp> = { digits: /[^0-9]/g, 'letters-and-digits': /[^0-9A-Z]/g };

/**
 * Returns the code in a typed or pasted text: without spaces, dashes and other characters, digits of every script as 0
 * to 9, letters in upper case. Of a longer text, the only group of the right length is taken: "Your code is 123 456".
 * Without one, all characters are returned.
 */
export function codeOf(text: string, length: number, characters: CodeCharacters): string {
  const plain = plainText(text).toUpperCase();
  const all = plain.replaceAll(others[characters], '');
  if (all.length <= length) return all;
  const groups = plain.match(characters === 'digits' ? /\d[\d\s-]*\d/g : /\b[\dA-Z]+\b/g) ?? [];
  const fitting = groups
    .map((group) => group.replaceAll(others[characters], ''))
    .filter((each) => each.length === length);
  return fitting.length === 1 ? (fitting[0] ?? '') : all;
}
