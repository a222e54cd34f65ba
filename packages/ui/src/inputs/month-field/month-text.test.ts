import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDayOf, monthStep, parseMonth, shownMonth } from './month-text.js';

const today = '2026-11-26';
const months = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);
const locales = fc.constantFrom(
  'en',
  'en-US',
  'en-GB',
  'fr',
  'ro',
  'zh',
  'de',
  'es',
  'pl',
  'ar',
  'he',
  'ko',
  'ja',
  'sv',
);

describe('parseMonth (D.700)', () => {
  it.each([
    ['3/2570', 'th'],
    ['3/70', 'th'],
    ['มี.ค. 2570', 'th'],
    ['1405/12', 'fa'],
  ])('refuses the year of another calendar: %s in %s', (typed, locale) =>
    expect(parseMonth(typed, locale, today)).toBeNull(),
  );

  it.each([
    ['3/2027', 'en-US'],
    ['3.27', 'de'],
    ['03 2027', 'fr'],
    ['2027-03', 'en-GB'],
    ['032027', 'en'],
    ['202703', 'zh'],
    ['2027年3月', 'zh'],
    ['2027년 3월', 'ko'],
    ['Mar 2027', 'en'],
    ['march, 27', 'en'],
    ['mars 2027', 'fr'],
    ['März 2027', 'de'],
    ['martie 2027', 'ro'],
    ['٣/٢٠٢٧', 'ar'],
    ['202703', 'en'],
    ['2027-03-01', 'de'],
    ['3\u200E/2027', 'en'],
    ['3\u20112027', 'de'],
    ['2027。3', 'zh'],
    ['3/2027', 'th'],
  ])('parses %s in %s as March 2027', (typed, locale) => expect(parseMonth(typed, locale, today)).toBe('2027-03'));

  it.each([
    '',
    '13/2027',
    '0/2027',
    'Mar',
    '3',
    '2027',
    '1.3.2027',
    'Ma 2027',
    '3/202',
    'March 2027 or so',
    '3:2027',
    '-',
    '1'.repeat(99),
  ])('rejects %s', (typed) => expect(parseMonth(typed, 'en', today)).toBeNull());

  it('parses what is shown, in every language', () => {
    fc.assert(
      fc.property(months, locales, (month, locale) => {
        expect(parseMonth(shownMonth(month, locale), locale, today)).toBe(month);
      }),
      { numRuns: 400 },
    );
  });

  it('never throws, and returns a month or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), locales, (typed, locale) => {
        const month = parseMonth(typed, locale, today);
        expect(month === null || firstDayOf(month) !== null).toBe(true);
      }),
    );
  });
});

it('steps within the limits, from the current month if the field is empty', () => {
  expect(monthStep('ArrowUp', '', today, {})).toBe('2026-11');
  expect(monthStep('PageUp', '2027-03', today, { max: '2027-12' })).toBe('2027-12');
  expect(monthStep('ArrowDown', '2027-01', today, {})).toBe('2026-12');
  expect(monthStep('Home', '2027-01', today, {})).toBeUndefined();
});

describe('a month in a locale without data in every browser', () => {
  it.each([
    ['3/2027', '2027-03'],
    ['2027-03', '2027-03'],
    ['202703', '2027-03'],
    ['Mar 2027', '2027-03'],
  ])('reads %s', (text, month) => expect(parseMonth(text, 'mt', '2026-11-21')).toBe(month));
  it.each(['3.27', '0327', '0312', 'Mar 27'])('refuses %s, whose year is not clear', (text) =>
    expect(parseMonth(text, 'mt', '2026-11-21')).toBeNull(),
  );
});
