import { isOwnWords } from '@attesta/domain/account/own-words';
import type { ProblemCode } from '@attesta/domain/contract/problems';

/** The 49,000 most common passwords, from leaked lists, in lower case. Loaded by the first check, not at start. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

let common: Promise<ReadonlySet<string>> | undefined;

/** A word followed by up to 5 digits and signs, the length of a year and a mark: `welcome2026!`. */
const withEnding = /^(.{3,}[^\d\p{P}\p{S}])[\d\p{P}\p{S}]{1,5}$/su;

/** Digits and signs that replace letters; `1` replaces `i` and `l`. */
const letters: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
const withLetters = (text: string, one: 'i' | 'l') =>
  text.replaceAll(/[013457@$!]/g, (sign) => (sign === '1' ? one : (letters[sign] ?? sign)));

/** Rows of keys and the alphabet, also reversed below. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];
const sequences = rows.flatMap((row) => [row, Array.from(row).reverse().join('')]);

/** A repeated text of up to this length is always rejected: `abcd` in `abcdabcd`. */
const maxShortLength = 4;
const repeatedText = /^([a-z0-9]+?)\1+$/;

function isCommon(text: string, passwords: ReadonlySet<string>): boolean {
  const forms = [text, withLetters(text, 'i'), withLetters(text, 'l')];
  return forms.some((form) => passwords.has(form) || sequences.some((sequence) => sequence.includes(form)));
}

function isCommonPassword(password: string, passwords: ReadonlySet<string>): boolean {
  const text = password.normalize('NFC').toLowerCase();
  const piece = repeatedText.exec(text)?.[1];
  if (piece !== undefined && (piece.length <= maxShortLength || isCommon(piece, passwords))) return true;
  const word = withEnding.exec(text)?.[1];
  return isCommon(text, passwords) || (word !== undefined && isCommon(word, passwords));
}

/**
 * Returns why a new password is rejected, or null.
 * - `common_password`: one of the most common passwords, in any letter case, also with letters replaced by signs or
 *   with up to 5 digits and signs added; a repeated short text; or a row of keys
 * - `own_words`: the account's own words, digits and punctuation, with fewer than 4 other letters
 *
 * Source: OWASP ASVS 5, 6.2.4 and 6.2.11.
 * @param password a valid new password, at most 256 characters
 * @param ownTexts e-mail address, first and last name, name of the organisation, as far as known
 */
export async function passwordProblem(password: string, ownTexts: readonly string[]): Promise<ProblemCode | null> {
  if (isOwnWords(password, ownTexts)) return 'own_words';
  common ??= loadCommon();
  return isCommonPassword(password, await common) ? 'common_password' : null;
}
