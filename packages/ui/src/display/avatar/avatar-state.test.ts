import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, hueOf, imageSource, initialsOf } from './avatar-state.js';

const graphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
const anyName = fc.string({ unit: 'binary', maxLength: 200 });

describe('initials', () => {
  it.each([
    ['Ioana Marinescu', 'IM'],
    ['  ioana   marinescu ', 'IM'],
    ['Anneliese Krämer van den Hoogenband', 'AH'],
    ['Cher', 'C'],
    ['Ștefan Țăranu', 'ȘȚ'],
    ['e\u0301milie zola', 'E\u0301Z'],
    ['3M (Deutschland) GmbH', '3G'],
    ['«Cardia» "Lux"', 'CL'],
    ['欧阳 娜娜', '欧娜'],
    ['王小明', '王'],
    ['Ελένη Παπαδοπούλου', 'ΕΠ'],
    ['Олена Ґалаґан', 'ОҐ'],
    ['ნინო ბერიძე', 'ნბ'],
    ['क्षितिज शर्मा', 'क्षिश'],
    ['محمد ياسين', 'م\u200Cي'],
    ['דוד לוי', 'דל'],
    ['straße ßeta', 'Sß'],
    ['👩‍🔬 👨‍👩‍👧‍👦', '👩‍🔬👨‍👩‍👧‍👦'],
    ['🇷🇴 Ana', '🇷🇴A'],
    ['\u202Eevil\u202C \u2066name\u2069', 'EN'],
  ])('for %s are %s (S2.87)', (name, initials) => expect(initialsOf(name)).toBe(initials));

  it.each(['', '   ', '\u202E', '---', '\u0000', '\uD800', '…'])('are empty for %j', (name) =>
    expect(initialsOf(name)).toBe(''),
  );

  it('are the letters at both ends of a name with 10,000 characters', () => {
    expect(initialsOf(`Ana ${'x'.repeat(10_000)}`)).toMatch(/^AX$/);
    expect(initialsOf('a'.repeat(10_000))).toMatch(/^AA?$/);
    expect(initialsOf(`z${'\u0301'.repeat(10_000)}`).length).toBeLessThanOrEqual(24);
  });

  it('are at most two well-formed graphemes without bidirectional control characters', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const initials = initialsOf(name);
        expect(graphemes(initials)).toBeLessThanOrEqual(4); // two, or more where a script joins across the pair
        expect(initials).not.toMatch(/\p{Cs}/u);
        expect(initials).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      }),
    );
  });
});

describe('hueOf', () => {
  it('returns one of twelve hues, equal for equal names regardless of encoding and spacing (S2.88)', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const hue = hueOf(name);
        expect(Number.isInteger(hue) && hue >= 1 && hue <= 12).toBe(true);
        expect(hueOf(cleanName(name).normalize('NFD'))).toBe(hueOf(cleanName(name).normalize('NFC')));
        expect(hueOf(` ${name} `)).toBe(hue);
      }),
    );
  });

  it('covers all twelve hues', () => {
    const found = new Set(Array.from({ length: 400 }, (_, index) => hueOf(`Organisation ${index}`)));
    expect(found.size).toBe(12);
  });
});

describe('imageSource', () => {
  it.each([
    'https://a.example/logo.png',
    'http://a.example/l.svg',
    '/logos/1.svg',
    'logo.png',
    'blob:https://a.example/1',
    'data:image/png;base64,AA',
  ])('accepts %s', (src) => expect(imageSource(src)).toBe(src));
  it.each([
    '',
    ' ',
    null,
    undefined,
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<b>',
    'ftp://a.example/x',
    'file:///etc/passwd',
    'https://',
  ])('rejects %j', (src) => expect(imageSource(src)).toBeUndefined());
});

describe('cleanName', () => {
  it('removes characters that reorder or hide the surrounding text', () => {
    expect(cleanName('\u202Etnemyolpme\u202C\tof\u200Bfice\n')).toBe('tnemyolpme office');
  });
});
