import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { daysIn, isoOf } from '../../foundation/dates/calendar-dates.js';
import {
  datePattern,
  fullDate,
  monthNames,
  orderOf,
  shortDate,
  todayHere,
  weekStartOf,
  weekdayNames,
} from '../../foundation/dates/date-format.js';
import { isLocalYear } from '../../foundation/dates/local-year.js';
import { parseDate } from './date-text.js';

const today = '2026-11-21';
const dates = fc
  .record({
    year: fc.integer({ min: 1000, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, day }) => isoOf(year, month, Math.min(day, daysIn(year, month)))!);
/** Text of any code points, including unassigned ones. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points));
const locales = fc.constantFrom(
  'en',
  'en-GB',
  'en-US',
  'fr',
  'ro',
  'zh',
  'de',
  'es',
  'pl',
  'sv',
  'ar',
  'ar-EG',
  'fa',
  'ja',
  'hu',
  'th',
  'ko',
  'vi',
  'he',
  'hi',
  'ur',
  'mt',
  'ca',
  'eu',
  'bg',
  'lv',
);

describe('parseDate (D.700)', () => {
  it.each([
    ['12.3.2027', 'en-GB'],
    ['12/03/2027', 'en-GB'],
    ['12 Mar 2027', 'en-GB'],
    ['12 march 2027', 'en-GB'],
    ['2027-03-12', 'en-GB'],
    ['March 12, 2027', 'en-GB'],
    ['12-3-27', 'en-GB'],
    ['12032027', 'en-GB'],
    ['120327', 'en-GB'],
    ['  12  3  2027 ', 'en-GB'],
    ['3/12/2027', 'en'],
    ['03/12/2027', 'en-US'],
    ['03122027', 'en'],
    ['Mar 12, 2027', 'en-US'],
    ['2027-03-12', 'en-US'],
    ['12/03/2027', 'fr'],
    ['12 mars 2027', 'fr'],
    ['12 MARS 27', 'fr'],
    ['12.03.2027', 'ro'],
    ['12 mar. 2027', 'ro'],
    ['12 martie 2027', 'ro'],
    ['2027/3/12', 'zh'],
    ['2027年3月12日', 'zh'],
    ['20270312', 'zh'],
    ['12 Mar 2027', 'zh'],
    ['12.3.2027', 'de'],
    ['12. März 2027', 'de'],
    ['١٢/٣/٢٠٢٧', 'ar'],
    ['١٢/٠٣/٢٠٢٧', 'ar-EG'],
    ['12/3/2027', 'ar-EG'],
    ['١٢ مارس ٢٠٢٧', 'ar-EG'],
    ['१२/३/२०२७', 'hi'],
    ['１２．３．２０２７', 'en-GB'],
    ['Friday, 12 March 2027', 'en-GB'],
    ['Fri 12 Mar 2027', 'fr'],
    ['vendredi 12 mars 2027', 'fr'],
    ['mar. 12 mars 2027', 'fr'],
    ['12th of March 2027', 'en-GB'],
    ['12 de marzo de 2027', 'es'],
    ['1\u200E2.3.2027', 'de'],
    ['12\u20113\u20112027', 'en-GB'],
    ['20270312', 'en-GB'],
    ['20270312', 'en'],
    ['2027-03-12T00:00:00.000Z', 'de'],
    ['12/03/2027 00:00', 'en-GB'],
    ['12-Mar-27', 'zh'],
    ['12-Mar-27', 'ja'],
    ['12 mars 27', 'sv'],
    ['12 mars 27', 'fr-CA'],
    ['Mar 12 27', 'zh'],
    ['2027。3。12', 'zh'],
    ['2027、3､12', 'ja'],
    ['１２｡３｡２０２７', 'de'],
    ['12/3/2027', 'th'],
    ['2027/3/12', 'fa'],
  ])('parses %s in %s as 12 March 2027', (typed, locale) => {
    expect(parseDate(typed, locale, today)).toBe('2027-03-12');
  });

  it.each([
    '',
    '   ',
    'tomorrow',
    '31.2.2027',
    '29.2.2027',
    '13/13/2027',
    '12.3',
    '12.3.2027.5',
    '1 2 3 4',
    '12 Ma 2027',
    '12 Ju 2027',
    '12 Mar Apr 2027',
    '0.0.0',
    '12.3.20277',
    '-',
    '<b>12.3.2027</b>',
    '12.3.2027 or so',
    '12:3;2027',
    '1e1.3.2027',
    '💥',
    '12.3.2027\u0000',
    '12.3.202',
    '12 Mar 202',
    '202-3-12',
    '12.3.0027',
    '012.3.2027',
    '12 March or April 2027',
    '12 foo 3 2027',
    '2027-03-12T23:30:00Z',
    '①.3.2027',
    '12².3.2027',
    '1'.repeat(10_000),
    `${'a'.repeat(10_000)} 12.3.2027`,
  ])('rejects %s', (typed) => {
    expect(parseDate(typed, 'en-GB', today)).toBeNull();
  });

  it('reads two numbers beside the name of a month in a language that has the year first, or refuses them', () => {
    expect(parseDate('45 márc. 12', 'hu', today)).toBe('2045-03-12');
    expect(parseDate('27-三月-12', 'zh', today)).toBe('2027-03-12');
    expect(parseDate('27 Mar 45', 'hu', today)).toBe('2045-03-27');
    expect(parseDate('27. május 12.', 'hu', today)).toBe('2027-05-12');
    expect(parseDate('12-Mar-27', 'hu', today)).toBeNull();
  });

  it.each([
    ['12/3/2570', 'th'],
    ['12 มี.ค. 2570', 'th'],
    ['12/3/70', 'th'],
    ['1405/12/21', 'fa'],
    ['۱۴۰۵/۱۲/۲۱', 'fa'],
    ['05/12/21', 'fa'],
  ])('refuses the year of another calendar: %s in %s', (typed, locale) =>
    expect(parseDate(typed, locale, today)).toBeNull(),
  );

  it('resolves a two-digit year to a year near today', () => {
    expect(parseDate('1.1.46', 'en-GB', today)).toBe('2046-01-01');
    expect(parseDate('1.1.47', 'en-GB', today)).toBe('1947-01-01');
  });

  /** A year of the calendar of Thai or Persian is refused. */
  const isRead = (iso: string, locale: string) => !isLocalYear(Number(iso.slice(0, 4)), locale, today);

  it('parses the short format of every language', () => {
    fc.assert(
      fc.property(dates, locales, (iso, locale) => {
        fc.pre(isRead(iso, locale));
        expect(parseDate(shortDate(iso, locale), locale, today)).toBe(iso);
      }),
      { numRuns: 500 },
    );
  });

  it('parses the full format of every language', () => {
    fc.assert(
      fc.property(dates, locales, (iso, locale) => {
        fc.pre(isRead(iso, locale));
        expect(parseDate(fullDate(iso, locale), locale, today)).toBe(iso);
      }),
      { numRuns: 500 },
    );
  });

  it('parses a shown date after one of its numbers was changed', () => {
    expect(parseDate('9 ม.ค. 2028', 'th', today)).toBe('2028-01-09');
    expect(parseDate('2027년 3월 9일', 'ko', today)).toBe('2027-03-09');
    expect(parseDate('31 thg 2, 2027', 'vi', today)).toBeNull();
  });

  it('never throws, and returns an existing date or null', () => {
    fc.assert(
      fc.property(anyText, locales, (typed, locale) => {
        expect(parseDate(typed, locale, today) ?? '2027-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      }),
    );
  });
});

describe('formatted dates', () => {
  it('are unambiguous', () => {
    expect(shortDate('2027-03-12', 'en')).toBe('Mar 12, 2027');
    expect(shortDate('2027-03-12', 'en-GB')).toBe('12 Mar 2027');
    expect(shortDate('2027-03-12', 'ar-EG')).toBe('١٢ مارس ٢٠٢٧');
    expect(shortDate('2027-03-12', 'fr')).toBe('12 mars 2027');
    expect(shortDate('2027-03-12', 'ro')).toBe('12 mar. 2027');
    expect(shortDate('2027-03-12', 'zh')).toBe('2027年3月12日');
    expect(fullDate('2027-03-12', 'en')).toBe('Friday, March 12, 2027');
  });

  it('are the same day in every time zone', () => {
    const zone = process.env['TZ'];
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Niue', 'America/Sao_Paulo', 'UTC']) {
      process.env['TZ'] = TZ;
      expect(shortDate('2027-03-28', 'en')).toBe('Mar 28, 2027');
    }
    process.env['TZ'] = 'Pacific/Kiritimati';
    expect(todayHere(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-22');
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('use the order, names and week start of the locale', () => {
    expect(orderOf('en')).toEqual(['month', 'day', 'year']);
    expect(orderOf('en-GB')).toEqual(['day', 'month', 'year']);
    expect(orderOf('zh')).toEqual(['year', 'month', 'day']);
    expect(monthNames('ro')[0]).toBe('ianuarie');
    expect(weekdayNames('fr')[0]?.long).toBe('lundi');
    expect([weekStartOf('en-US-u-fw-mon'), weekStartOf('en-US-u-ca-gregory-fw-sat')]).toEqual([1, 6]);
    expect([weekStartOf('en-GB'), weekStartOf('fr'), weekStartOf('en'), weekStartOf('ar-EG')]).toEqual([1, 1, 7, 6]);
  });

  it('have the week start of every region, also in browsers without its data', () => {
    type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const regions = letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter(
        (region) =>
          region !== 'ZZ' &&
          known.of(region) !== undefined &&
          Intl.getCanonicalLocales(`en-${region}`)[0] === `en-${region}`,
      );
    const starts = Object.fromEntries(
      regions.map((region) => {
        const locale = new Intl.Locale(`en-${region}`) as WithWeek;
        return [region, (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay];
      }),
    );
    vi.spyOn(Intl.Locale.prototype as WithWeek, 'weekInfo' as never, 'get').mockReturnValue(undefined as never);
    expect(Object.fromEntries(regions.map((region) => [region, weekStartOf(`en-${region}`)]))).toEqual(starts);
    vi.restoreAllMocks();
  });

  it('show the format in which they are typed', () => {
    const letters = { day: 'DD', month: 'MM', year: 'YYYY' };
    expect(['en', 'en-GB', 'de', 'ro', 'fr', 'ar'].map((locale) => datePattern(locale, letters))).toEqual([
      'MM/DD/YYYY',
      'DD/MM/YYYY',
      'DD.MM.YYYY',
      'DD.MM.YYYY',
      'DD/MM/YYYY',
      'DD/MM/YYYY',
    ]);
    expect(datePattern('zh', { day: '日', month: '月', year: '年' })).toBe('年/月/日');
  });

  it('are English for an invalid locale', () => {
    expect(shortDate('2027-03-12', 'not a locale')).toBe(shortDate('2027-03-12', 'en'));
  });
});

describe('a locale without data in every browser', () => {
  it.each(['mt', 'is', 'mk', 'bs'])('has one format on the server and in all browsers: %s', (locale) => {
    expect(shortDate('2027-03-12', locale)).toBe(shortDate('2027-03-12', 'en-GB'));
    expect(fullDate('2027-03-12', locale)).toBe('Friday, 12 March 2027');
    expect(datePattern(locale, { day: 'DD', month: 'MM', year: 'YYYY' })).toBe('YYYY-MM-DD');
    expect(weekStartOf(locale)).toBe(weekStartOf('en-GB'));
  });
  it.each([
    ['2027-03-12', '2027-03-12'],
    ['20270312', '2027-03-12'],
    ['12 Mar 2027', '2027-03-12'],
    ['March 12, 2027', '2027-03-12'],
    ['22.3.2027', '2027-03-22'],
    ['3/22/2027', '2027-03-22'],
    ['3.3.2027', '2027-03-03'],
    ['١٢/١٣/٢٠٢٧', '2027-12-13'],
  ])('reads %s, which has one meaning', (text, day) => expect(parseDate(text, 'mt', today)).toBe(day));
  it.each(['12.3.2027', '12/03/2027', '3/4/27', '27/3/4', '12032027', '120327', '12 Mar 27', '31.31.2027'])(
    'refuses %s, which has several or none',
    (text) => expect(parseDate(text, 'mt', today)).toBeNull(),
  );
});

it.each([
  ['१२/०३/२०२७', 'mr'],
  ['১২/০৩/২০২৭', 'bn'],
  ['๑๒/๓/๒๐๒๗', 'en-GB'],
  ['١٢‏/٣‏/٢٠٢٧', 'ar-EG'],
  ['１２．３．２０２７', 'de'],
])('reads the digits of every script: %s', (text, locale) => expect(parseDate(text, locale, today)).toBe('2027-03-12'));
