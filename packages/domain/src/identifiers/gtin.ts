import { gs1Elements } from './gs1-carrier.ts';
import { invalid, valid, wrongForm, type IdentifierReading } from './reading.ts';

const lengths = [8, 12, 13, 14];

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

const hasValidCheck = (digits: string) => gtinCheckDigit(digits.slice(0, -1)) === digits.at(-1);

/** How spreadsheets show a long number: `5.90123E+12`. */
const shortenedNumber = /^[0-9](?:[.,][0-9]+)?[eE]\+?[0-9]{1,2}$/;

function readDigits(digits: string): IdentifierReading {
  if (shortenedNumber.test(digits)) return invalid('identifier_shortened');
  if (!/^[0-9]+$/.test(digits)) return wrongForm(digits, /[0-9]/);
  const isRight = hasValidCheck(digits);
  if (lengths.includes(digits.length)) {
    if (isRight) return valid(digits.padStart(14, '0'));
    // Twelve digits are often a GTIN of 13 without one of them.
    return invalid(digits.length === 12 ? 'identifier_digit' : 'identifier_check');
  }
  if (digits.length < 6 || digits.length > 15) return invalid('identifier_form');
  // Spreadsheets remove zeros at the start, which do not change the check digit.
  const fullLength = lengths.find((length) => length > digits.length);
  return isRight && fullLength
    ? invalid('identifier_leading_zero', digits.padStart(fullLength, '0'))
    : invalid('identifier_digit');
}

/**
 * Reads a GTIN of 8, 12, 13 or 14 digits, also in the data of a GS1 barcode. Its canonical form has 14 digits. Source:
 * GS1 General Specifications 3.3.2.
 */
export function readGtin(text: string): IdentifierReading {
  const digits = text
    .replace(/(?:[.,]0+)?\s*$/, '') // the decimals of a spreadsheet
    .replaceAll(/[\s-]|[.,'](?=\d{3}(?:\D|$))/g, '');
  if (/^[0-9]+$/.test(digits) && lengths.includes(digits.length)) return readDigits(digits);
  const elements = gs1Elements(text);
  if (!elements) return readDigits(digits);
  const found = new Set((elements.get('01') ?? []).map((gtin) => gtin.replaceAll(/\s/g, '')));
  const [gtin] = found;
  if (gtin === undefined) return invalid('identifier_form');
  return found.size > 1 ? invalid('identifier_several') : readDigits(gtin);
}

/** GTIN of 13 and 12 digits of products. Source: GS1 General Specifications, U.P.C. Prefixes (2, 4 and 5 are not of products). */
const wholeGtin = /^(?:[1-9][0-9]{12}|[0136-9][0-9]{11})$/;

/**
 * Returns a whole GTIN of 12 or 13 digits without a mark after it that ends a sentence. Another text stays as it is: there,
 * the mark can be in the place of a digit.
 */
export function withoutFinalMark(typed: string): string {
  const rest = typed.trim().replace(/[.,;:!\u3002]$/u, '');
  const digits = rest.replaceAll(/[\s.,-]/g, '');
  return wholeGtin.test(digits) && readGtin(rest).result === 'valid' ? rest : typed;
}
