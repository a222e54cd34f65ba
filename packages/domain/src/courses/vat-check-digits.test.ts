import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasVatCheckDigits } from './vat-check-digits.ts';
import { hasVatFormat } from './vat-number.ts';

/** Published numbers of real companies and authorities, one for each country with a check. */
const real = [
  'ATU13585627',
  'BE0403019261',
  'BE0428759497',
  'DE136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'FI20774740',
  'HR33392005961',
  'HU12892312',
  'IT00743110157',
  'LU15027442',
  'MT11679112',
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SE556703748501',
  'SI50223054',
  'SK2022749619',
];

describe('the check digits of a VAT number', () => {
  it.each(real)('are right: %s (D.454)', (number) => {
    expect([hasVatFormat(number), hasVatCheckDigits(number)]).toEqual([true, true]);
  });

  it.each(real)('differ if one digit of it is mistyped: %s (D.454)', (number) => {
    const positions = Array.from(number, (_, index) => index).filter((index) => /\d/.test(number[index] ?? ''));
    const mistyped = positions.flatMap((index) =>
      Array.from('0123456789')
        .filter((digit) => digit !== number[index])
        .map((digit) => number.slice(0, index) + digit + number.slice(index + 1)),
    );
    const wrong = mistyped.filter((text) => !hasVatCheckDigits(text));
    expect(wrong.length / mistyped.length).toBeGreaterThan(0.8); // some rules use the remainder 10 twice
  });

  it('are not checked for other countries, and for texts without the format', () => {
    for (const number of ['CZ12345678', 'LV12345678901', 'CHE123456789', 'FR12345678901'])
      expect(hasVatCheckDigits(number)).toBe(true);
    fc.assert(fc.property(fc.string(), (text) => typeof hasVatCheckDigits(text) === 'boolean'));
  });
});
