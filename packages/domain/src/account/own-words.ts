/** Words of one letter are initials; without them nearly every password would lose letters. */
const shortestWord = 2;
const fewestOtherLetters = 4;
const productWords = ['attesta'];

/** Letters without capitals, accents and width. */
const plain = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');

const isWord = (text: string) => Array.from(text).length >= shortestWord;
const wordsOf = (text: string) =>
  plain(text)
    .split(/\P{L}+/u)
    .filter(isWord);

const countLetters = (text: string) => text.match(/[\p{L}\p{Extended_Pictographic}]/gu)?.length ?? 0;

/**
 * Whether a password consists only of the account's own words, digits and punctuation: it contains at least one of the
 * words, and fewer than 4 letters remain without them. Capitals and accents make no difference.
 * Source: OWASP ASVS 5, 6.2.11.
 * @param password at most 256 characters
 * @param ownTexts e-mail address, first and last name, name of the organisation: split into words here; the product's
 * name is added
 */
export function isOwnWords(password: string, ownTexts: readonly string[]): boolean {
  const words = [...productWords, ...ownTexts.flatMap(wordsOf)].toSorted((a, b) => b.length - a.length);
  const text = plain(password);
  const rest = words.reduce((remaining, word) => remaining.replaceAll(word, ' '), text);
  return rest !== text && countLetters(rest) < fewestOtherLetters;
}
