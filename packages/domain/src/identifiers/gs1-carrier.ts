import { withoutSymbology } from './reading.ts';

/** Values by GS1 application identifier, such as `01`, in the order in which they were read. */
export type Gs1Elements = ReadonlyMap<string, readonly string[]>;

const separator = '\u001D';

/**
 * Number of characters of elements that end without a separator, with their identifier. Source: GS1 General
 * Specifications, figure 7.8.5-2.
 */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 20, '01': 16, '02': 16, '03': 16, '04': 18, '11': 8, '12': 8, '13': 8, '14': 8, '15': 8, '16': 8, '17': 8,
  '18': 8, '19': 8, '20': 4, '31': 10, '32': 10, '33': 10, '34': 10, '35': 10, '36': 10, '41': 16,
}; // oxfmt-ignore

function* fromLink(text: string): Generator<[string, string]> {
  const segments = text
    .replace(/[?#].*$/s, '')
    .replace(/\/gtin\//i, '/01/')
    .split('/');
  for (const [index, segment] of segments.entries()) {
    const value = segments[index + 1];
    if ((segment !== '01' && segment !== '8013') || value === undefined) continue;
    try {
      yield [segment, decodeURIComponent(value)];
    } catch {
      yield [segment, value];
    }
  }
}

/** Elements as they are printed below a barcode: `(01)05901234123457(10)A1`. A GMN can contain parentheses itself. */
function* fromPrint(text: string): Generator<[string, string]> {
  for (const match of text.matchAll(/\(([0-9]{2,4})\)/g)) {
    const [whole, id = ''] = match;
    const rest = text.slice(match.index + whole.length).replaceAll(separator, '');
    yield [id, rest.replace(/\([0-9]{2,4}\).*$/s, '').trim()];
    if (id === '8013') yield [id, rest.trim()];
  }
}

function* fromScan(text: string): Generator<[string, string]> {
  let rest = text;
  while (rest !== '') {
    if (rest.startsWith(separator)) {
      rest = rest.slice(1);
      continue;
    }
    const id = rest.slice(0, 2);
    const length = fixedLengths[id];
    const end = length ?? (rest.includes(separator) ? rest.indexOf(separator) : rest.length);
    if (rest.startsWith('8013')) yield ['8013', rest.slice(4, end)];
    else yield [id, rest.slice(2, end)];
    rest = rest.slice(end);
  }
}

const isLink = /^[a-z]+:\/\/|\/(?:01|8013|gtin)\//i;
const isPrint = /^\([0-9]{2,4}\)/;
/**
 * Longer than any GTIN, so that the digits 01 at its start are an application identifier. One digit more is none of the
 * next element.
 */
const isScan = /^(?:01[0-9]{14}(?![0-9]$)|8013[0-9]{5})/;

/**
 * Returns the elements of what GS1 barcodes contain: a GS1 Digital Link, the text below the barcode, or the data of a
 * scanner. Null if the text is none of these. Source: GS1 General Specifications 7.8; GS1 Digital Link: URI Syntax 1.6.
 */
export function gs1Elements(typed: string): Gs1Elements | null {
  const text = withoutSymbology(typed.trim()).replace(/^\u00E8/, '');
  const isScanned = text !== typed.trim() || text.includes(separator) || isScan.test(text);
  const unspaced = text.replaceAll(' ', '');
  if (!isScanned && isScan.test(unspaced)) return gs1Elements(unspaced);
  const read = isLink.test(text) ? fromLink : isPrint.test(text) ? fromPrint : isScanned ? fromScan : null;
  if (!read) return null;
  const elements = new Map<string, string[]>();
  for (const [id, value] of read(text)) elements.set(id, [...(elements.get(id) ?? []), value]);
  return elements;
}
