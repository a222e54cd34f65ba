/**
 * Returns the two check digits: the sum of the character codes multiplied by 2, 3, 4 … from the left, modulo 97.
 * Derived by recomputing the published example.
 */
export function ifaCheckDigits(text: string): string {
  const sum = Array.from(text).reduce((total, character, index) => total + character.charCodeAt(0) * (index + 2), 0);
  return String(sum % 97).padStart(2, '0');
}

const hasValidCheck = (text: string) => ifaCheckDigits(text.slice(0, -2)) === text.slice(-2);

/** Basic UDI-DI of IFA. Source: European Commission page on Basic UDI-DI, November 2019. */
export const ifaBasic = { id: 'ifa-basic', pattern: /^PP[0-9]{5}[0-9A-Z.]{1,16}[0-9]{2}$/, hasValidCheck } as const;

/** UDI-DI of IFA (pharmacy product number): for example 11, a PZN of 8 digits, 2 check digits. Not confirmed. */
export const ifaPpn = { id: 'ifa-ppn', pattern: /^[0-9A-Z]{2}[0-9A-Z]{1,18}[0-9]{2}$/, hasValidCheck } as const;
