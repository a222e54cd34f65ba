const charset82 = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const charset32 = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const primes = [83, 79, 73, 71, 67, 61, 59, 53, 47, 43, 41, 37, 31, 29, 23, 19, 17, 13, 11, 7, 5, 3, 2];

/**
 * Returns the two check characters of the text before them (at most 23 characters of charset 82): the sum of each index
 * multiplied by a descending prime, modulo 1021. Source: GS1 General Specifications, as in the tests of
 * gs1/gmn-helpers.
 */
export function gmnCheckPair(text: string): string {
  const weights = primes.slice(primes.length - text.length);
  const sum =
    Array.from(text).reduce(
      (total, character, index) => total + charset82.indexOf(character) * (weights[index] ?? 0),
      0,
    ) % 1021;
  return charset32.charAt(Math.floor(sum / 32)) + charset32.charAt(sum % 32);
}

export const hasValidCheckPair = (text: string) => gmnCheckPair(text.slice(0, -2)) === text.slice(-2);

/**
 * Global Model Number, 8 to 25 characters: company prefix (which starts with five digits), model reference, check
 * characters.
 */
export const gmn = {
  id: 'gmn',
  pattern: /^[0-9]{5}[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,18}[2-9A-HJ-NP-Z]{2}$/,
  hasValidCheck: hasValidCheckPair,
} as const;
