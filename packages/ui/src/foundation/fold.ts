/** Text as it is compared: without marks above or below letters, in small letters, so that `evaluer` finds `Évaluer`. */
export const fold = (text: string): string =>
  (hasNoMarks.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLocaleLowerCase();

/** Lists of thousands are mostly such text. */
const hasNoMarks = /^[ -~]*$/;
