const digitsOf = (text: string): number[] => Array.from(text, Number);

/** The sum of the digits, each multiplied by its weight. */
const weighted = (digits: string, weights: readonly number[]): number =>
  digitsOf(digits).reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);

const last = (digits: string): number => Number(digits.at(-1));

/** The check of Luhn (ISO/IEC 7812-1, annex B). */
const isLuhn = (digits: string): boolean =>
  digitsOf(digits)
    .toReversed()
    .reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : (2 * digit) % 9 || (digit && 9)), 0) %
    10 ===
  0;

/** ISO/IEC 7064, MOD 11,10. */
const isMod11And10 = (digits: string): boolean =>
  (digitsOf(digits.slice(0, -1)).reduce((product, digit) => (((digit + product) % 10 || 10) * 2) % 11, 10) +
    last(digits)) %
    10 ===
  1;

const complement = (sum: number, modulus: number): number => (modulus - (sum % modulus)) % modulus;

/**
 * The check digits of the Member States whose rule has no known exception, after the country prefix. The others, such as
 * the Czech Republic and Latvia, have issued numbers that their published rule does not cover.
 */
const checks: Readonly<Record<string, (digits: string) => boolean>> = {
  AT: (text) => isAustrian(text.slice(1)),
  BE: (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
  DE: isMod11And10,
  DK: (digits) => weighted(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (digits) => complement(weighted(digits.slice(0, 8), [3, 7, 1, 3, 7, 1, 3, 7]), 10) === last(digits),
  EL: (digits) => (weighted(digits.slice(0, 8), [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(digits),
  FI: (digits) => complement(weighted(digits.slice(0, 7), [7, 9, 10, 5, 8, 4, 2]), 11) === last(digits),
  HR: isMod11And10,
  HU: (digits) => complement(weighted(digits.slice(0, 7), [9, 7, 3, 1, 9, 7, 3]), 10) === last(digits),
  IT: isLuhn,
  LU: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)),
  MT: (digits) => 37 - (weighted(digits.slice(0, 6), [3, 4, 6, 7, 8, 9]) % 37) === Number(digits.slice(6)),
  PL: (digits) => weighted(digits.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(digits),
  PT: (digits) => complement(weighted(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]), 11) % 10 === last(digits),
  RO: (digits) =>
    ((weighted(digits.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(digits),
  SE: (digits) => isLuhn(digits.slice(0, 10)),
  SI: (digits) => complement(weighted(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]), 11) % 10 === last(digits),
  SK: (digits) => Number(digits) % 11 === 0,
};

function isAustrian(digits: string): boolean {
  const sum = digitsOf(digits.slice(0, 7)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? digit : Math.floor((2 * digit) / 10) + ((2 * digit) % 10)),
    4,
  );
  return complement(sum, 10) === last(digits);
}

/**
 * Whether the check digits of a VAT number are right, or cannot be checked: for other countries, and for texts without
 * the format of their country. A wrong one is a reason to ask, not to refuse: only the tax authority knows the numbers
 * that exist. Source: European Commission, "VIES VAT number algorithms".
 * @param number with the country prefix, in the format that `hasVatFormat` accepts
 */
export const hasVatCheckDigits = (number: string): boolean => checks[number.slice(0, 2)]?.(number.slice(2)) ?? true;
