/** The longest search that the server accepts. */
const maxSearchLength = 100;

/** Normalises the text of a search field: one line, limited in length. */
export const searchOf = (text: string): string =>
  text
    .replace(/\p{Cc}+|\p{Cs}+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .trim();
