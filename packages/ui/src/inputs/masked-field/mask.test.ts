import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAfter, ibanMask, maskedEdit, patternMask, phoneMask, type Mask } from './mask.js';

const registration = patternMask('AA-AA-000000000', 'BE-MF-000012345');
const vat = patternMask(String.raw`\A\T\U00000000`, 'ATU12345678');
const masks = fc.constantFrom<Mask>(ibanMask, phoneMask, registration, vat);
const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('every mask', () => {
  it('reads what it shows, and shows it again in the same way', () => {
    fc.assert(
      fc.property(masks, anyText, (mask, text) => {
        const value = mask.read(text);
        expect(mask.read(mask.show(value))).toBe(value);
      }),
    );
  });

  it('accepts its example', () => {
    for (const mask of [ibanMask, phoneMask, registration, vat]) {
      const value = mask.read(mask.example);
      expect([mask.show(value), mask.check(value)]).toEqual([mask.example, undefined]);
    }
  });

  it('keeps the caret after the same characters when one is typed anywhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(ibanMask, registration),
        fc.nat(),
        fc.constantFrom('7', 'Q'),
        (mask, place, typed) => {
          const before = mask.read(mask.example).slice(0, 12);
          const shown = mask.show(before);
          const at = place % (shown.length + 1);
          const { value, caret } = maskedEdit(
            mask,
            before,
            shown.slice(0, at) + typed + shown.slice(at),
            at + 1,
            undefined,
          );
          const expected = mask.read(shown.slice(0, at) + typed);
          expect(mask.read(mask.show(value).slice(0, caret))).toBe(expected);
        },
      ),
    );
  });
});

describe('an IBAN', () => {
  it.each([
    'BE68 5390 0754 7034',
    'be68539007547034',
    'BE68-5390-0754-7034',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    'IBAN: BE68 5390 0754 7034',
    'ＢＥ６８\u00A05390\u20110754\u20117034',
  ])('%s is valid', (text) => expect(ibanMask.check(ibanMask.read(text))).toBeUndefined());
  it.each([
    ['BE68 5390 0754 7035', 'invalid'],
    ['XX68 5390 0754 7034', 'invalid'],
    ['BE68 5390 0754 70341', 'invalid'],
    ['BE68 5390', 'incomplete'],
    ['BE', 'incomplete'],
  ])('%s is %s', (text, problem) => expect(ibanMask.check(ibanMask.read(text))).toBe(problem));
});

describe('a phone number', () => {
  it.each([
    ['+32 2 555 12 34', '+3225551234', '+32 255 512 34'],
    ['0032 (0)2 555.12.34', '+3225551234', '+32 255 512 34'],
    ['+1 (555) 010-9999', '+15550109999', '+1 555 010 999 9'],
    ['+352 26 12 34', '+352261234', '+352 261 234'],
    ['Tel.: (+32) ( 0 )2 555 12 34', '+3225551234', '+32 255 512 34'],
    ['\u202A+32\u00A02\u2011555\u202F12\u202F34\u202C', '+3225551234', '+32 255 512 34'],
    ['٠٠٣٢ ٢٥٥٥١٢٣٤', '+3225551234', '+32 255 512 34'],
  ])('%s is %s, shown as %s', (text, value, shown) => {
    expect(phoneMask.read(text)).toBe(value);
    expect(phoneMask.show(value)).toBe(shown);
    expect(phoneMask.check(value)).toBeUndefined();
  });
  it('needs its country calling code', () => {
    expect(phoneMask.check('025551234')).toBe('invalid');
    expect(phoneMask.check('+322555')).toBe('incomplete');
  });
});

describe('a pattern', () => {
  it('takes letters and digits in their places only, in upper case, from any writing', () => {
    expect(registration.read('be mf 12345')).toBe('BEMF12345');
    expect(registration.read('SRN: BE-MF-000012345.')).toBe('BEMF000012345');
    expect(patternMask('+00 (0)', '+12 (3)').read('+12 (3)')).toBe('123');
    expect(registration.show('BEMF')).toBe('BE-MF');
    expect(registration.check('BEMF12345')).toBe('incomplete');
    expect(registration.inputMode).toBe('text');
    expect(patternMask('000-000', '123-456').inputMode).toBe('numeric');
  });
  it('has fixed letters', () => {
    expect(vat.read('atu 1234 5678')).toBe('ATU12345678');
    expect([vat.read('12345678'), vat.check('12345678')]).toEqual(['12345678', 'invalid']);
  });
  it('can have a check of its own', () => {
    const even = patternMask('00', '42', (value) => Number(value) % 2 === 0);
    expect([even.check('42'), even.check('43')]).toEqual([undefined, 'invalid']);
  });
});

describe('deleting a separator', () => {
  const before = 'BE685390';
  const shown = 'BE68 5390';
  it('deletes the character before it with Backspace', () => {
    expect(maskedEdit(ibanMask, before, 'BE685390', 4, 'backward')).toEqual({ value: 'BE65390', caret: 3 });
    expect(shown).toBe(ibanMask.show(before));
  });
  it('deletes the character after it with Delete', () => {
    expect(maskedEdit(ibanMask, before, 'BE685390', 4, 'forward')).toEqual({ value: 'BE68390', caret: 4 });
  });
});

describe('what is typed or pasted is never lost (D.702)', () => {
  it.each<[string, Mask, string, string]>([
    ['an IBAN', ibanMask, `BE68 5390 0754 7034 ${'1'.repeat(30)}`, `BE68539007547034${'1'.repeat(30)}`],
    ['an IBAN', ibanMask, 'BE68 5390 0754 703é', 'BE6853900754703É'],
    ['a phone number', phoneMask, '+32 2 555 12 34 ext. 5', '+3225551234ext5'],
    ['a phone number', phoneMask, '+32 255 51 234 / +32 255 51 235', '+3225551234+3225551235'],
    ['a phone number', phoneMask, '+32 25551234 99999999', '+322555123499999999'],
    ['a number of a pattern', registration, '12 be', '12BE'],
    ['a number of a pattern', registration, 'BE-MF-0000123456', 'BEMF0000123456'],
    ['a number of a pattern', registration, 'BE-MF-000012345, BE-MF-000012346', 'BEMF000012345BEMF000012346'],
    ['a number of a pattern', registration, '2 × BE-MF-000012345', '2×BEMF000012345'],
    ['a number of a pattern', vat, 'ATU1234567é', 'ATU1234567É'],
  ])('of %s', (_, mask, text, value) => {
    expect([mask.read(text), mask.check(value)]).toEqual([value, 'invalid']);
    expect(mask.read(mask.show(value))).toBe(value);
  });
  it('keeps every letter and digit of any text', () => {
    const kept = (text: string) =>
      Array.from(
        text
          .toUpperCase()
          .normalize('NFD')
          .match(/[0-9A-Z]/gu) ?? [],
      ).join('');
    fc.assert(
      fc.property(fc.constantFrom(ibanMask, registration, vat), fc.string({ maxLength: 40 }), (mask, text) => {
        fc.pre(!/IBAN/iu.test(text));
        expect(kept(mask.read(text))).toBe(kept(text));
      }),
    );
  });
});

it('places the caret at the end after the last character', () => {
  expect(caretAfter(ibanMask, 'BE68', 4)).toBe(4);
  expect(caretAfter(ibanMask, 'BE685', 5)).toBe(6);
});
