import { plainText } from '../locale/plain-text.js';

/**
 * Normalizes text for comparison: removes diacritics and invisible characters, lowercases it, and writes digits, dashes
 * and apostrophes as on a keyboard, so that `evaluer` finds `Évaluer` and `cote d'ivoire` finds `Côte d’Ivoire`.
 */
export const fold = (text: string): string =>
  (isAscii.test(text)
    ? text
    : plainText(text)
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[\u2018\u2019\u02BC]/gu, "'")
        .replaceAll(/[łŁ]/gu, 'l')
        .replaceAll(/[øØ]/gu, 'o')
        .replaceAll(/[đĐ]/gu, 'd')
        .replaceAll(/ß|ẞ/gu, 'ss')
        .replaceAll('ı', 'i')
  ).toLowerCase();

/** Printable ASCII needs no normalization: a fast path for lists of thousands of options. */
const isAscii = /^[ -~]*$/;
