import { isOwnWords } from '@attesta/domain/account/own-words';
import type { ProblemCode } from '@attesta/domain/problems';

/** The 49,000 passwords used most, from leaked lists, in lower case. Loaded by the first check, not at the start. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** A year and a mark, the longest that people add to a common word: `welcome2026!`. */
const withEnding = /^(.{3,}[^\d\p{P}\p{S}])[\d\p{P}\p{S}]{1,5}$/su;

/** Digits and signs that replace letters; `1` replaces `i` and `l`. */
const letters: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
const withLetters = (text: string, one: 'i' | 'l') =>
  text.replaceAll(/[013457@$!]/g, (sign) => (sign === '1' ? one : (letters[sign] ?? sign)));

/** Rows of keys and the alphabet, also backwards. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];
const sequences = rows.flatMap((row) => [row, Array.from(row).reverse().join('')]);

/** The longest text that nobody thinks of as a password when it is only repeated: `abcd` in `abcdabcd`. */
const shortPiece = 4;
const repeatedPiece = /^([a-z0-9]+?)\1+$/;

function isCommon(text: string, passwords: ReadonlySet<string>): boolean {
  const forms = [text, withLetters(text, 'i'), withLetters(text, 'l')];
  return forms.some((form) => passwords.has(form) || sequences.some((sequence) => sequence.includes(form)));
}

function isCommonPassword(password: string, passwords: ReadonlySet<string>): boolean {
  const text = password.normalize('NFC').toLowerCase();
  const piece = repeatedPiece.exec(text)?.[1];
  if (piece !== undefined && (piece.length <= shortPiece || isCommon(piece, passwords))) return true;
  const word = withEnding.exec(text)?.[1];
  return isCommon(text, passwords) || (word !== undefined && isCommon(word, passwords));
}

/**
 * Why a new password is refused, or null.
 * - `common_password`: one of those used most, whatever its capitals, also with letters replaced by signs or up to 5
 *   digits and signs added; or a short piece repeated; or a row of keys
 * - `own_words`: nothing but the account's own words, digits and punctuation
 *
 * Source: OWASP ASVS 5, 6.2.4 and 6.2.11.
 * @param password a valid new password, at most 256 characters
 * @param ownTexts e-mail address, first and last name, name of the organisation, as far as they are known
 */
export async function passwordProblem(password: string, ownTexts: readonly string[]): Promise<ProblemCode | null> {
  if (isOwnWords(password, ownTexts)) return 'own_words';
  common ??= loadCommon();
  return isCommonPassword(password, await common) ? 'common_password' : null;
}
