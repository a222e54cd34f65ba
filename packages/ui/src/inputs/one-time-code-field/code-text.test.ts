import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from './code-text.js';

describe('codeOf', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    [' 12 34 56 ', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['１２３４５６', '123456'],
    ['Your code is 123 456.', '123456'],
    ['Attesta 2026: your code is 123456, valid for 10 minutes', '123456'],
    ['1234567', '1234567'],
    ['123456 or 654321', '123456654321'],
    ['123\u2011456', '123456'],
    ['\u202A123\u00A0456\u202C', '123456'],
    ['12', '12'],
    ['abc', ''],
  ])('%s is %s', (text, code) => expect(codeOf(text, 6, 'digits')).toBe(code));

  it('writes letters in upper case', () => expect(codeOf('k7-qx 2m', 6, 'letters-and-digits')).toBe('K7QX2M'));

  it('has characters of a code only, and is the same when it is read again (D.702)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('digits' as const, 'letters-and-digits' as const),
        (text, characters) => {
          const code = codeOf(text, 6, characters);
          expect(code).toMatch(/^[0-9A-Z]*$/);
          expect(codeOf(code, 6, characters)).toBe(code);
        },
      ),
    );
  });
});
