const pattern = /^(?:[0-9]{8}|[0-9]{12,14})$/;

/**
 * Returns the check digit of the digits before it, with weights 3, 1, 3, 1 … from the right. Source: GS1 General
 * Specifications 7.9.1.
 */
export function gtinCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Returns the GTIN with 14 digits, as it is stored. Text that is not a GTIN is returned unchanged. */
export function padGtin(text: string): string {
  return pattern.test(text) ? text.padStart(14, '0') : text;
}

export const gtin = {
  id: 'gtin',
  pattern,
  hasValidCheck: (text: string) => gtinCheckDigit(text.slice(0, -1)) === text.at(-1),
} as const;
