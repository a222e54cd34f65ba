/** Words of one letter are initials. Almost every password contains them, so they are ignored. */
const minWordLength = 2;
const minOtherLetters = 4;
const productWords = ['attesta'];

/** Removes differences in letter case, accents and character width. */
const normalise = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');

const isWord = (text: string) => Array.from(text).length >= minWordLength;
const wordsOf = (text: string) =>
  normalise(text)
    .split(/\P{L}+/u)
    .filter(isWord);

const countLetters = (text: string) => text.match(/[\p{L}\p{Extended_Pictographic}]/gu)?.length ?? 0;

/**
 * Whether a password consists mainly of words of its account: it contains at least one of them, and fewer than 4 other
 * letters. Letter case and accents are ignored. Source: OWASP ASVS 5, 6.2.11.
 * @param password at most 256 characters
 * @param ownTexts e-mail address, first and last name, organisation name. They are split into words, and the product
 * name is added.
 */
export function isOwnWords(password: string, ownTexts: readonly string[]): boolean {
  const words = [...productWords, ...ownTexts.flatMap(wordsOf)].toSorted((a, b) => b.length - a.length);
  const text = normalise(password);
  const rest = words.reduce((remaining, word) => remaining.replaceAll(word, ' '), text);
  return rest !== text && countLetters(rest) < minOtherLetters;
}
