import { plainText } from '../locale/plain-text.js';

/**
 * Normalizes text for search: removes diacritics and invisible characters, lowercases it, and writes digits, dashes
 * and apostrophes as on a keyboard, so that `evaluer` finds `Évaluer` and `cote d'ivoire` finds `Côte d’Ivoire`. Marks
 * that make other letters, as in Thai, Hindi and Japanese, stay. To compare values, use `wordKey`.
 */
export const fold = (text: string): string =>
  (isAscii.test(text)
    ? text
    : plainText(text)
        .normalize('NFKD')
        .replaceAll(/([\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Arab}\p{scx=Hebr}])\p{M}+/gu, '$1')
        .replaceAll(/[\u2018\u2019\u02BC]/gu, "'")
        .replaceAll(/[łŁ]/gu, 'l')
        .replaceAll(/[øØ]/gu, 'o')
        .replaceAll(/[đĐ]/gu, 'd')
        .replaceAll(/ß|ẞ/gu, 'ss')
        .replaceAll('ı', 'i')
  ).toLowerCase();

/**
 * Returns the same text for two ways to write one word: with other digits, apostrophes, spaces and invisible characters.
 * Case, marks and joiners stay, because they make different words: MW and mW, กิน and กัน, pêcher and pécher.
 */
export const exactKey = (text: string): string =>
  (isAscii.test(text)
    ? text
    : text
        .normalize('NFC')
        .split(/([\u200C\u200D])/u)
        .map((part, index) => (index % 2 === 0 ? plainText(part) : part))
        .join('')
        .replaceAll(/[\u2018\u2019\u02BC]/gu, "'")
  )
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The same for words in another case. */
export const wordKey = (text: string): string => exactKey(text).toLowerCase();

/**
 * Whether a text writes a label, with its marks or without some, but with no others: `evaluer` writes Évaluer, `pécher`
 * does not write pêcher. A small `i` and a dotless `ı` are the small letters of `I`, by language.
 */
export function writes(text: string, label: string): boolean {
  let rest = wordKey(text).normalize('NFD');
  for (const [letter] of exactKey(label)
    .normalize('NFD')
    .matchAll(/\P{M}\p{M}*/gu)) {
    const form = [letter.toLowerCase(), letter.toLocaleLowerCase('tr'), fold(letter)].find(
      (each) => rest.startsWith(each) && !/^\p{M}/u.test(rest.slice(each.length)),
    );
    if (form === undefined) return false;
    rest = rest.slice(form.length);
  }
  return rest === '';
}

/** Printable ASCII needs no normalization: a fast path for lists of thousands of options. */
const isAscii = /^[ -~]*$/;
