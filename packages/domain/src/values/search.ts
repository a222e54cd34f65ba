import { plainText } from './typed-text.ts';

/** Letters that Unicode does not decompose, as they are typed without them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ',
}; // oxfmt-ignore
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic. Those of other scripts are letters, such as vowels in Thai. */
const diacritics = /[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/g;

/**
 * Returns text as searches and sorted lists compare it: in lower case, without diacritics and invisible characters, with
 * digits, full-width characters, dashes, apostrophes and spaces as on a keyboard. The migration `0014_search` does the
 * same in SQL for older rows; a change needs another migration.
 */
export const folded = (text: string): string =>
  plainText(text)
    .replaceAll(/[\u2018\u2019\u02BC\u2032`\u00B4]/g, "'")
    .replaceAll(/[\u201C-\u201F\u00AB\u00BB]/g, '"')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(diacritics, '')
    .replaceAll(otherLetters, (letter) => letters[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What people write between the parts of a code or leave out. */
export const codeSeparators = ' -./()+=*"\'';
const separators = /[ \-./()+=*"']/g;

/** Returns a word of a search as a code, without separators and zeros before a number; null if it is no code. */
export function codeIn(word: string): string | null {
  const code = word.replaceAll(separators, '');
  if (!/[0-9]/.test(code)) return null;
  return /^[0-9]{8,}$/.test(code) ? code.replace(/^0+/, '') : code;
}

/** More words are searched as one text, so that the time of a search is limited. */
const maxWords = 8;

/** A word without quotes and the end of a sentence around it, which are copied with it. */
const withoutQuotes = (word: string) => word.replace(/^["'=]+(?=.)|(?<=.)["',;:]+$/g, '');

/** Returns the words of a search, folded. Each must be in the text, or its code in the text without separators. */
export function searchWords(search: string): string[] {
  const words = folded(search).split(' ').map(withoutQuotes);
  const rest = words.slice(maxWords).join(' ');
  return [...new Set([...words.slice(0, maxWords), rest])].filter((word) => word !== '');
}

/** Whether the texts have every word of a search. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const text = texts.map(folded).join('\n');
  const codes = text.replaceAll(separators, '');
  return searchWords(search).every((word) => {
    const code = codeIn(word);
    return text.includes(word) || (code !== null && codes.includes(code));
  });
}
