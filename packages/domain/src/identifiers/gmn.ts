const charset82 = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const charset32 = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const primes = [83, 79, 73, 71, 67, 61, 59, 53, 47, 43, 41, 37, 31, 29, 23, 19, 17, 13, 11, 7, 5, 3, 2];

/**
 * The two check characters over all before them (at most 23 of charset 82): each index times a falling prime, modulo 1021.
 * Source: GS1 General Specifications, as in the tests of gs1/gmn-helpers.
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

export const hasValidPair = (text: string) => gmnCheckPair(text.slice(0, -2)) === text.slice(-2);

/** Global Model Number: company prefix (its first five characters digits), model reference, check pair; 8 to 25 characters. */
export const gmn = {
  id: 'gmn',
  form: /^[0-9]{5}[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,18}[2-9A-HJ-NP-Z]{2}$/,
  hasValidCheck: hasValidPair,
} as const;
