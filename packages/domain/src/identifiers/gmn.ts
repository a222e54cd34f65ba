import { gs1Elements } from './gs1-carrier.ts';
import { invalid, valid, withoutSpaces, wrongForm, type IdentifierReading } from './reading.ts';

const charset82 = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const charset32 = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const primes = [83, 79, 73, 71, 67, 61, 59, 53, 47, 43, 41, 37, 31, 29, 23, 19, 17, 13, 11, 7, 5, 3, 2];

/** A character of charset 82, of which GMN and the identifiers of EUDAMED consist. */
export const isCharset82 = /[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]/;

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

/** Whether the last two characters are the check pair of those before them. */
export const hasValidCheckPair = (text: string) => gmnCheckPair(text.slice(0, -2)) === text.slice(-2);

const pattern = /^[0-9]{5}[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,18}[2-9A-HJ-NP-Z]{2}$/;

const readModelNumber = (text: string): IdentifierReading => {
  if (!pattern.test(text)) return wrongForm(text, isCharset82);
  return hasValidCheckPair(text) ? valid(text) : invalid('identifier_check');
};

/**
 * Reads a Global Model Number of 8 to 25 characters, also in the data of a GS1 barcode (application identifier 8013):
 * company prefix (which starts with five digits), model reference, check characters. Upper and lower case differ.
 */
export function readGmn(text: string): IdentifierReading {
  const whole = readModelNumber(withoutSpaces(text));
  const elements = whole.result === 'valid' ? null : gs1Elements(text);
  if (!elements) return whole;
  const read = (elements.get('8013') ?? []).map((value) => readModelNumber(withoutSpaces(value)));
  return read.find(({ result }) => result === 'valid') ?? read[0] ?? invalid('identifier_form');
}
