import { hasValidCheckPair } from './gmn.ts';
import {
  invalid,
  unchecked,
  valid,
  withoutSpaces,
  withoutSymbology,
  wrongForm,
  type IdentifierReading,
} from './reading.ts';

const charset43 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%';
const isCharset43 = /[0-9A-Z\-. $/+%]/;

/** Labeler (4 characters), product or catalogue number (1 to 18), unit of measure. */
const identifier = /^[A-Z][A-Z0-9]{3}[A-Z0-9]{1,18}[0-9]$/;
/** The same in a barcode: after `+`, and before secondary data (after `/`) and the check character. */
const carrier = /^\+([A-Z][A-Z0-9]{3}[A-Z0-9]{1,18}[0-9])(?:\/[-0-9A-Z. $/+%]*)?([-0-9A-Z. $/+%])$/;

/** Returns the check character: the sum of the indexes modulo 43, including the leading +. */
const checkCharacter = (text: string) =>
  charset43.charAt(Array.from(text).reduce((total, character) => total + charset43.indexOf(character), 0) % 43);

function readCarrier(text: string): IdentifierReading | null {
  const [, found, check] = carrier.exec(text) ?? [];
  if (found === undefined) return null;
  return checkCharacter(text.slice(0, -1)) === check ? valid(found) : invalid('identifier_check');
}

/** Whether a space at the end can be the check character: of an identifier with another last digit. */
const canEndWithSpace = (text: string) =>
  text.endsWith(' ') &&
  Array.from('0123456789').some((digit) => readCarrier(`${text.slice(0, -2)}${digit} `)?.result === 'valid');

/**
 * Reads a UDI-DI of HIBCC. The canonical form is the one that EUDAMED and GUDID store, without check character; a
 * barcode has `+` before it and a check character after it, which can be a space and is then printed as `_`. One check
 * character covers primary and secondary data. Source: ANSI/HIBC 2.6, 2.1.2, 4.1 and appendix B.
 */
export function readHibc(typed: string): IdentifierReading {
  const start = withoutSymbology(typed).toUpperCase();
  const text = start.trim().replace(/^\*(.*)\*$/s, '$1');
  if (!text.startsWith('+')) {
    const plain = withoutSpaces(text);
    return identifier.test(plain) ? unchecked(plain) : wrongForm(plain, isCharset43);
  }
  const exact = readCarrier(start);
  if (exact) return exact;
  const trimmed = readCarrier(text.replace(/_$/, ' '));
  if (trimmed?.result === 'valid' && canEndWithSpace(start)) return invalid('identifier_check');
  return trimmed ?? wrongForm(text, isCharset43);
}

const basic = /^\+\+[A-Z][A-Z0-9]{3}[A-Z0-9]{1,17}[2-9A-HJ-NP-Z]{2}$/;

/**
 * Reads a Basic UDI-DI of HIBCC. Its check characters are computed as in a GMN, over the whole text including `++`.
 * Source: EUDAMED help, Basic UDI-DI generators.
 */
export function readHibcBasic(typed: string): IdentifierReading {
  const text = withoutSpaces(withoutSymbology(typed)).toUpperCase();
  if (!basic.test(text)) return wrongForm(text, isCharset43);
  return hasValidCheckPair(text) ? valid(text) : invalid('identifier_check');
}
