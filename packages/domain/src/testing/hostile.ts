/** Text that makes inefficient code slow: `start`, the repeated `unit`, then `end`. */
interface HostileText {
  readonly name: string;
  readonly start?: string;
  readonly unit: string;
  readonly end?: string;
}

export const hostileTexts: readonly HostileText[] = [
  { name: 'combining marks', start: 'a', unit: '\u0300\u0316' },
  { name: 'combining marks of three classes', start: 'a', unit: '\u0315\u0300\u0316' },
  { name: 'letters with 30 combining marks each', unit: `a${'\u0300\u0316'.repeat(15)}` },
  { name: 'Hebrew and Arabic marks', start: '\u05d0', unit: '\u0651\u05b0\u064b\u05bc' },
  { name: 'lone surrogates', unit: '\ud800' },
  { name: 'surrogates in the wrong order', unit: '\udc00\ud800' },
  { name: 'characters that expand', unit: '\ufdfa\u0390\ufb2c' },
  { name: 'characters that grow in lower case', unit: '\u0130' },
  { name: 'Hangul jamo', unit: '\u1100\u1161\u11a8' },
  { name: 'emoji', unit: '🦷' },
  { name: 'blanks', unit: ' ' },
  { name: 'blanks between letters', start: 'a', unit: ' \u3000\t', end: 'a' },
  { name: 'control characters', unit: '\u0000\n' },
  { name: 'letters', unit: 'a' },
  { name: 'digits', unit: '9' },
  { name: 'slashes', unit: '/' },
  { name: 'at signs', unit: '@' },
  { name: 'dots', unit: '.' },
  { name: 'e-mail addresses', unit: 'a.a@a.' },
  { name: 'a long e-mail local part', unit: 'a.', end: '@' },
  { name: 'a long e-mail domain', start: 'a@', unit: 'a.', end: '1' },
  { name: 'a long web address', start: 'https://', unit: 'a.', end: '-' },
  { name: 'a web address with many user names', start: 'https://', unit: 'a:@' },
  { name: 'an encoded host', start: 'https://xn--', unit: '\u00fca', end: '.example' },
  { name: 'hyphens', unit: 'A-' },
];

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Returns the hostile text with at most `bytes` bytes in UTF-8 and at most `length` UTF-16 units. */
export function hostileText({ start = '', unit, end = '' }: HostileText, bytes: number, length = Infinity): string {
  const byBytes = (bytes - bytesOf(start + end)) / bytesOf(unit);
  const byLength = (length - start.length - end.length) / unit.length;
  return start + unit.repeat(Math.max(0, Math.floor(Math.min(byBytes, byLength)))) + end;
}

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 'a';
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

/** Values of types that no field has, each close to the size limit of a body. */
export const hostileValues: readonly { readonly name: string; readonly value: unknown }[] = [
  { name: 'lists in lists', value: nested(128_000, (inner) => [inner]) },
  { name: 'objects in objects', value: nested(40_000, (inner) => ({ a: inner })) },
  { name: 'a list of numbers', value: Array.from({ length: 128_000 }, () => 1) },
  { name: 'a list of texts', value: Array.from({ length: 65_000 }, () => '') },
  { name: 'a list of objects', value: Array.from({ length: 85_000 }, () => ({})) },
  { name: 'a list of lists', value: Array.from({ length: 85_000 }, () => []) },
  { name: 'an object of 50,000 keys', value: keys(50_000) },
  { name: 'an object with one long key', value: { ['a'.repeat(256_000)]: 1 } },
  { name: 'a long number as text', value: '1'.repeat(256_000) },
];
