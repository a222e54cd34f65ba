import { firstCharacters } from '@attesta/domain/values/characters';

/** The longest search that the server accepts. */
const maxSearchLength = 100;

/** Normalises the text of a search field: one line, limited in length, with at most 30 marks on a letter. */
export const searchOf = (text: string): string =>
  firstCharacters(
    text
      .replace(/\p{Cc}+|\p{Cs}+/gu, ' ')
      .replace(/(\p{M}{30})\p{M}+/gu, '$1')
      .trim(),
    maxSearchLength,
  ).trim();
