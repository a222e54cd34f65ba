import { hasValidCheckPair } from './gmn.ts';

const charset43 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';

/**
 * Returns the check character of a HIBC: the sum of the indexes modulo 43, including the leading +. Source: ANSI/HIBC
 * 2.6.
 */
export function hibcCheckCharacter(text: string): string {
  return charset43.charAt(Array.from(text).reduce((total, character) => total + charset43.indexOf(character), 0) % 43);
}

/** UDI-DI of HIBCC: `+`, labeler (4 characters), product (1 to 18), unit of measure, check character. */
export const hibc = {
  id: 'hibc',
  pattern: /^\+[A-Z][A-Z0-9]{3}[A-Z0-9]{1,18}[0-9][-0-9A-Z. $/+%]$/,
  hasValidCheck: (text: string) => hibcCheckCharacter(text.slice(0, -1)) === text.at(-1),
} as const;

/**
 * Basic UDI-DI of HIBCC. Its check characters are computed as in a GMN, over the whole text including `++`. Source:
 * EUDAMED help, Basic UDI-DI generators.
 */
export const hibcBasic = {
  id: 'hibc-basic',
  pattern: /^\+\+[A-Z][A-Z0-9]{3}[A-Z0-9]{1,17}[2-9A-HJ-NP-Z]{2}$/,
  hasValidCheck: hasValidCheckPair,
} as const;
