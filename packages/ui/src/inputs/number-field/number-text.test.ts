import { constantFrom, double, integer, property, assert, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatWithUnit, shifted, writingOf } from './number-format.js';
import { decimalsOf } from '../../foundation/locale/decimals-of.js';
import { allowedNumber, readNumber } from './allowed-number.js';
import { englishNumberLabels } from './number-field-labels.js';
import { parseNumber } from './number-text.js';

const locales = [
  'en',
  'de',
  'fr',
  'ro',
  'zh',
  'de-CH',
  'en-IN',
  'hi',
  'ar',
  'ar-EG',
  'fa',
  'he',
  'pl',
  'es',
  'pt-BR',
  'sv',
  'ja',
];
const parse = (text: string, locale = 'en', format = {}) => parseNumber(text, writingOf(locale, format));

describe('parseNumber (D.700)', () => {
  it.each([
    ['1234.5', 'en', 1234.5],
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'de', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['1\u202F234,5', 'fr', 1234.5],
    ['1\u00A0234,5', 'pl', 1234.5],
    ['1’234.5', 'de-CH', 1234.5],
    ["1'234.5", 'en', 1234.5],
    ['12,34,567.5', 'en-IN', 1_234_567.5],
    ['１２３', 'ja', 123],
    ['١٢٣٫٥', 'ar', 123.5],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['1,234.5', 'ar-EG', 1234.5],
    ['1234.5', 'ar-EG', 1234.5],
    ['1.234,5', 'ro', 1234.5],
    ['۱۲۳', 'fa', 123],
    ['-5', 'en', -5],
    ['\u22125', 'sv', -5],
    ['5-', 'ar', -5],
    ['+5', 'en', 5],
    ['.5', 'en', 0.5],
    ['5.', 'en', 5],
    ['007', 'en', 7],
    ['-0', 'en', 0],
    ['12,-', 'de', 12],
    ['12.--', 'en', 12],
    ["'12", 'en', 12],
    ['\u201312', 'en', -12],
    ['\u200E12\u200B', 'en', 12],
    ['1\t234', 'fr', 1234],
    ['12。5', 'zh', 12.5],
    ['1、234｡5', 'zh', 1234.5],
    ['１、２３４', 'ja', 1234],
    ['12、5', 'fr', 12.5],
  ])('%s in %s is %d', (text, locale, value) => expect(parse(text, locale)).toBe(value));

  it.each([
    ['1,5', 'en', 1.5],
    ['1.5', 'de', 1.5],
    ['0,125', 'en', 0.125],
    ['12.50', 'fr', 12.5],
    ['1.234,5', 'en', 1234.5],
    ['1,234.5', 'de', 1234.5],
    ['1.234.567,89', 'en', 1_234_567.89],
    ['1.234,56', 'fr', 1234.56],
    ['1.234.567', 'fr', 1_234_567],
    ['1 234,56', 'en', 1234.56],
    ['1 234,567', 'en', 1234.567],
    ["1'234,5", 'en', 1234.5],
    ['1,234.5', 'de-CH', 1234.5],
  ])('%s in %s has the decimal separator of another language: %d', (text, locale, value) =>
    expect(parse(text, locale)).toBe(value),
  );

  it.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    'abc',
    '1.2.3',
    '1,23,4',
    '1,,234',
    '1e5',
    '5 5',
    '--5',
    '1/2',
    '∞',
    '12 kg',
    '10²',
    '1½',
    '①',
    '- 5 -',
    '12,-,',
  ])('%j is not a number', (text) => expect(parse(text)).toBeNull());
  it('has thousands where it has no decimals', () => {
    expect(parse('1.234', 'en', { maximumFractionDigits: 0 })).toBe(1234);
    expect(parse('1,234', 'de', { maximumFractionDigits: 0 })).toBe(1234);
    expect(parse('1.5', 'en', { maximumFractionDigits: 0 })).toBe(1.5);
  });
  it.each([
    ['1.000', 'fr', 0, 1000],
    ['1.000', 'fr', 2, 1000],
    ['12.345', 'pl', 2, 12_345],
    ['1.000', 'de', 2, 1000],
    ['1,000', 'en', 2, 1000],
    ['1.000', 'en', 0, 1000],
    ['1.000', 'en', 3, 1],
    ['1,234', 'fr', 3, 1.234],
    ['0.500', 'en', 2, 0.5],
    ['1234.500', 'en', 2, 1234.5],
    ['1.000', 'en', 2, null],
    ['12,500', 'fr', 2, null],
    ['1.000', 'fr', 3, null],
  ] as const)('%s in %s with %d decimals is %j', (text, locale, decimals, value) =>
    expect(parse(text, locale, { maximumFractionDigits: decimals })).toBe(value),
  );
  it('reads groups where the step allows whole numbers only', () => {
    expect(readNumber('1.000', writingOf('fr'), { step: 1 })).toBe(1000);
    expect(readNumber('1.000', writingOf('en'), { step: 5, min: 0 })).toBe(1000);
    expect(readNumber('1.000', writingOf('en'), { step: 0.5 })).toBe(1);
  });
  it('says how many decimals are allowed where three digits can be decimals', () => {
    const labels = englishNumberLabels;
    const options = { writing: writingOf('en', { currency: 'EUR' }), limits: {}, labels };
    expect(allowedNumber('1.000', options)).toEqual({ problem: labels.tooPrecise(2) });
    expect(allowedNumber('1.00', options)).toEqual({ value: 1 });
  });
  it('does not mix group separators', () => {
    expect(parse('1,234 567')).toBeNull();
    expect(parse("1'234 567")).toBeNull();
  });
  it('does not guess groups of wrong lengths', () => {
    expect(parse('12.34.567', 'de')).toBeNull();
    expect(parse('1.23,5', 'de')).toBeNull();
  });
  it('does not round a number with more digits than it can store', () => {
    expect(parse('999999999999999')).toBe(999_999_999_999_999);
    expect(parse('9999999999999999')).toBeNull();
  });

  it.each([
    ['€12.50', 'en'],
    ['12.50 €', 'en'],
    ['EUR 12.50', 'en'],
    ['12,50 eur', 'de'],
    ['-€12.50', 'en'],
  ])('accepts the currency: %s', (text, locale) =>
    expect(Math.abs(parse(text, locale, { currency: 'EUR' }) ?? 0)).toBe(12.5),
  );
  it('accepts the unit and the percent sign', () => {
    expect(parse('3.5 kWh', 'en', { unit: 'kWh' })).toBe(3.5);
    expect(parse('25 %', 'fr', { style: 'percent' })).toBe(0.25);
    expect(parse('٢٥٪', 'ar', { style: 'percent' })).toBe(0.25);
    expect(parse('7', 'en', { style: 'percent' })).toBe(0.07);
  });
  it('reads money in minor units exactly', () => {
    expect(parse('1.15', 'en', { currency: 'EUR', minorUnits: true })).toBe(115);
    expect(parse('1,234.10', 'en', { currency: 'EUR', minorUnits: true })).toBe(123_410);
    expect(parse('500', 'en', { currency: 'JPY', minorUnits: true })).toBe(500);
    expect(parse('1.234', 'en', { currency: 'KWD', minorUnits: true })).toBe(1234);
  });

  it('reads every number as it is written, in every locale', () => {
    assert(
      property(
        constantFrom(...locales),
        integer({ min: -99_999_999_999, max: 99_999_999_999 }),
        (locale, hundredths) => {
          const writing = writingOf(locale, { maximumFractionDigits: 2 });
          const value = shifted(hundredths, -2);
          expect(parseNumber(formatNumber(value, writing), writing)).toBe(value === 0 ? 0 : value);
        },
      ),
    );
  });
  it('reads money in minor units as it is written, with its currency', () => {
    assert(
      property(
        constantFrom(...locales),
        constantFrom('EUR', 'USD', 'CHF', 'JPY', 'RON', 'KWD'),
        integer({ min: 0, max: 10 ** 12 }),
        (locale, currency, value) => {
          const writing = writingOf(locale, { currency, minorUnits: true });
          expect(parseNumber(formatNumber(value, writing), writing)).toBe(value);
          expect(parseNumber(formatWithUnit(value, writing), writing)).toBe(value);
        },
      ),
    );
  });
  it('returns a finite number or null for every text', () => {
    assert(
      property(constantFrom(...locales), string({ unit: 'grapheme' }), (locale, text) => {
        const value = parse(text, locale);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
  it('never reads a text without digits as a number', () => {
    assert(
      property(string({ unit: constantFrom('.', ',', '-', '+', ' ', "'", '’', '€', '%', 'a') }), (text) => {
        expect(parse(text)).toBeNull();
      }),
    );
  });
});

describe('formatNumber', () => {
  it.each([
    [1234.5, 'en', {}, '1,234.5'],
    [1234.5, 'de', {}, '1.234,5'],
    [1234.5, 'ar', {}, '1,234.5'],
    [1234.5, 'fr', {}, '1\u00A0234,5'],
    [0.25, 'en', { style: 'percent' }, '25'],
    [115, 'en', { currency: 'EUR', minorUnits: true }, '1.15'],
    [12.5, 'de', { currency: 'EUR' }, '12,50'],
    [1234, 'en', { useGrouping: false }, '1234'],
    [1.23456, 'en', {}, '1.23456'],
    [0.0004, 'de', {}, '0,0004'],
    [1e-7, 'en', {}, '0.0000001'],
    [19.999, 'en', { currency: 'EUR' }, '19.999'],
    [1999.5, 'en', { currency: 'EUR', minorUnits: true }, '19.995'],
    [1234.5678, 'en', { maximumFractionDigits: 0 }, '1,234.5678'],
    [0.125, 'en', { style: 'percent' }, '12.5'],
  ] as const)('%d in %s', (value, locale, format, text) =>
    expect(formatNumber(value, writingOf(locale, format)).replaceAll(/\p{Cf}/gu, '')).toBe(text),
  );
  it('writes the unit on the side of the locale', () => {
    expect(formatWithUnit(12.5, writingOf('en', { currency: 'EUR' }))).toBe('€12.50');
    expect(formatWithUnit(12.5, writingOf('de', { currency: 'EUR' }))).toBe('12,50\u00A0€');
    expect(formatWithUnit(12.5, writingOf('en', { unit: 'kWh' }))).toBe('12.5\u00A0kWh');
  });
  it('accepts the texts that the format names, and no others', () => {
    expect(parseNumber('12 %', writingOf('en', { accept: ['%'] }))).toBe(12);
    expect(parseNumber('%12', writingOf('tr', { accept: ['%'] }))).toBe(12);
    expect(parseNumber('12 %', writingOf('en'))).toBeNull();
  });
  it('falls back to English for an invalid locale, and rejects an invalid currency', () => {
    expect(formatNumber(1.5, writingOf('not a locale'))).toBe('1.5');
    expect(() => writingOf('en', { currency: 'EURO' })).toThrow(RangeError);
  });
});

describe('shifted and decimalsOf', () => {
  it('move the decimal point without error', () => {
    expect(shifted(1.15, 2)).toBe(115);
    expect(shifted(1e-7, 2)).toBe(1e-5);
    expect(shifted(7, -2)).toBe(0.07);
    expect(decimalsOf(1.25)).toBe(2);
    expect(decimalsOf(1e-7)).toBe(7);
    expect(decimalsOf(1e21)).toBe(0);
  });
  it('are inverse', () =>
    assert(
      property(double({ noNaN: true, min: -1e9, max: 1e9 }), integer({ min: -3, max: 3 }), (value, by) => {
        expect(shifted(shifted(value, by), -by)).toBeCloseTo(value, 5);
      }),
    ));
});

describe('a number in a locale without data in every browser', () => {
  const writing = writingOf('mt');
  it('is shown without group separators', () => expect(formatNumber(1234567.5, writing)).toBe('1234567.5'));
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['0.123', 0.123],
    ['1234.567', 1234.567],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234', 1234],
  ])('is read where it has one meaning: %s', (text, value) => expect(parseNumber(text, writing)).toBe(value));
  it.each(['1.234', '1,234', '12,345', '-1.234', '1.234.567'])('is refused where it has two: %s', (text) =>
    expect(parseNumber(text, writing)).toBeNull(),
  );
  it('has groups where no decimals are allowed', () =>
    expect(parseNumber('1.234', writingOf('mt', { maximumFractionDigits: 0 }))).toBe(1234));
});
