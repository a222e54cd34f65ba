import { invalid, valid, withoutSpaces, withoutSymbology, wrongForm, type IdentifierReading } from './reading.ts';

const isCharacter = /[0-9A-Z.-]/;

/**
 * Returns the two check digits: the sum of the character codes multiplied by 2, 3, 4 … from the left, modulo 97.
 * Derived by recomputing the published example.
 */
function checkDigits(text: string): string {
  const sum = Array.from(text).reduce((total, character, index) => total + character.charCodeAt(0) * (index + 2), 0);
  return String(sum % 97).padStart(2, '0');
}

const hasValidCheck = (text: string) => checkDigits(text.slice(0, -2)) === text.slice(-2);

const basic = /^PP[0-9]{5}[0-9A-Z.]{1,16}[0-9]{2}$/;

/** Reads a Basic UDI-DI of IFA. Source: European Commission page on Basic UDI-DI, November 2019. */
export function readIfaBasic(typed: string): IdentifierReading {
  const text = withoutSpaces(typed).toUpperCase();
  if (!basic.test(text)) return wrongForm(text, isCharacter);
  return hasValidCheck(text) ? valid(text) : invalid('identifier_check');
}

/** Prefix (11 PPN, 13 HPC, MA Master UDI-DI, …), reference, two check digits: 11 to 28 characters. */
const device = /^[0-9A-Z]{2}[0-9A-Z.-]{7,24}[0-9]{2}$/;

/** The elements of a barcode: in the format 06 of ISO/IEC 15434 or without its envelope, after the data identifier 9N. */
function* candidates(text: string): Generator<string> {
  const elements = text
    .replace(/^\[\)>/, '')
    .replaceAll('\u001E', '\u001D')
    .replaceAll('\u0004', '\u001D');
  for (const element of elements.split('\u001D')) {
    yield element;
    if (element.startsWith('9N')) yield element.slice(2);
  }
}

/**
 * Reads a UDI-DI of IFA: a PPN, an HPC or a Master UDI-DI, also in the data of a barcode. Source: IFA Coding System for
 * medical devices v2.5, 3.2.2.1 and 3.4.1.
 */
export function readIfa(typed: string): IdentifierReading {
  const text = withoutSpaces(withoutSymbology(typed)).toUpperCase();
  const found = [...candidates(text)].filter((each) => device.test(each));
  const right = new Set(found.filter(hasValidCheck));
  const [first] = right;
  if (right.size > 1) return invalid('identifier_several');
  if (first !== undefined) return valid(first);
  return found.length > 0 ? invalid('identifier_check') : wrongForm(text, isCharacter);
}
