/** Normalizes text for comparison: removes diacritics and lowercases it, so that `evaluer` finds `Évaluer`. */
export const fold = (text: string): string =>
  (isAscii.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLocaleLowerCase();

/** Printable ASCII needs no normalization: a fast path for lists of thousands of options. */
const isAscii = /^[ -~]*$/;
