import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOf, parseTime, shownTime, timeOf, timeStep } from './time-text.js';

const times = fc.integer({ min: 0, max: 1439 }).map(timeOf);
const locales = fc.constantFrom(
  'en',
  'en-US',
  'en-GB',
  'fr',
  'fr-CA',
  'ro',
  'zh',
  'de',
  'es',
  'ar',
  'he',
  'ko',
  'ja',
  'hi',
  'da',
  'fi',
  'bg',
  'zh-TW',
);

describe('parseTime (D.700)', () => {
  it.each([
    ['14:30', 'en-GB'],
    ['14.30', 'de'],
    ['1430', 'en-US'],
    ['14h30', 'fr'],
    ['14 h 30', 'fr-CA'],
    ['14:30 Uhr', 'de'],
    ['2:30 pm', 'en-US'],
    ['2:30PM', 'en-GB'],
    ['2.30 p.m.', 'en-US'],
    ['0230p', 'en-US'],
    ['下午2:30', 'zh-TW'],
    ['오후 2:30', 'ko'],
    ['١٤:٣٠', 'ar'],
    ['１４：３０', 'ja'],
    ['14:30:00', 'en-GB'],
    ['14\u200E:30', 'en-GB'],
    ['14h30min', 'fr'],
    ['14 Uhr 30', 'de'],
    ['下午2:30', 'zh'],
    ['下午 2點30分', 'zh-TW'],
    ['下午2：30', 'zh'],
    ['14。30', 'zh'],
    ['下午２｡３０', 'zh'],
    ['2:30 p.m.', 'ro'],
    ['2:30PM', 'zh'],
    ['2:30 P. M.', 'fr'],
    ['2:30 ｐｍ', 'zh'],
    ["2h30 de l'après-midi", 'fr'],
  ])('parses %s in %s as half past two in the afternoon', (typed, locale) => {
    expect(parseTime(typed, locale)).toBe('14:30');
  });

  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9:05', '09:05'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['0:00', '00:00'],
    ['3 p.m.', '15:00'],
    ['3PM', '15:00'],
    ['3 PM', '15:00'],
    ['3p', '15:00'],
    ['12 noon', '12:00'],
    ['3 in the afternoon', '15:00'],
    ['10 at night', '22:00'],
  ])('parses %s as %s', (typed, time) => expect(parseTime(typed, 'en-US')).toBe(time));

  it.each([
    '',
    'noon',
    '24:00',
    '14:60',
    '13 pm',
    '0 am',
    '14:3',
    '12345',
    '1:2:3',
    '14:30 or so',
    '14:30-16:00',
    '14:30\u201316:00',
    '9-5',
    '14:30:99',
    '-',
    '9 xm',
    '-1:00',
    '-1:00 pm',
    '\u22121:00',
    '1:-30',
    '+1:00',
    '2 at night',
    '14:30 pm',
    '1'.repeat(99),
  ])('rejects %s', (typed) => expect(parseTime(typed, 'en')).toBeNull());

  it.each([
    ['晚上8:00', '20:00'],
    ['晚上6点', '18:00'],
    ['晚上12:00', '00:00'],
    ['凌晨3:00', '03:00'],
    ['中午12:15', '12:15'],
    ['中午1:00', '13:00'],
    ['上午12:30', '00:30'],
  ])('parses %s in Chinese as %s', (typed, time) => expect(parseTime(typed, 'zh')).toBe(time));

  it('parses what is shown, in every language', () => {
    fc.assert(
      fc.property(times, locales, (time, locale) => {
        expect(parseTime(shownTime(time, locale), locale)).toBe(time);
      }),
      { numRuns: 400 },
    );
  });

  it('never throws, and returns a time or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), locales, (typed, locale) => {
        const time = parseTime(typed, locale);
        expect(time === null || minutesOf(time) !== null).toBe(true);
      }),
    );
  });
});

it('shows times in the hour cycle of the locale', () => {
  expect(shownTime('14:30', 'en-US')).toBe('2:30 PM');
  expect(shownTime('14:30', 'en-GB')).toBe('14:30');
  expect(shownTime('25:00', 'en-GB')).toBe('');
  expect(shownTime('14:30', 'not a locale')).toBe('2:30 PM');
});

describe('timeStep', () => {
  it('stays within the limits and starts at the first allowed time', () => {
    const limits = { min: '08:00', max: '18:00' };
    expect(timeStep('ArrowUp', '18:00', 15, limits)).toBe('18:00');
    expect(timeStep('PageDown', '08:30', 15, limits)).toBe('08:00');
    expect(timeStep('ArrowDown', '', 15, limits)).toBe('08:00');
    expect(timeStep('Home', '09:00', 15, limits)).toBeUndefined();
  });

  it('never leaves the day', () => {
    fc.assert(
      fc.property(
        times,
        fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'),
        fc.integer({ min: 1, max: 90 }),
        (time, key, step) => {
          expect(minutesOf(timeStep(key, time, step, {}) ?? '')).not.toBeNull();
        },
      ),
    );
  });
});

it('writes a time in 24 hours in a locale without data in every browser', () => {
  expect(shownTime('14:30', 'mt')).toBe('14:30');
  expect(parseTime('2:30 pm', 'mt')).toBe('14:30');
});
