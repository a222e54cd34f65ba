import { courseWith } from '@attesta/domain/courses/testing/course';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '../../../platform/i18n/formats';
import { courseDays, courseTimes, momentIn } from './course-times';
import { moneyIn, rateIn } from './use-money';

/** `Intl` separates periods with thin spaces and amounts with no-break spaces. */
const plain = (text: string) => text.replace(/\s/gu, ' ');
const course = courseWith();

describe('times of a course', () => {
  it('are in the time zone of the course', () => {
    const { period, zone, offset, own } = courseTimes(course, 'en', 'Europe/Paris');
    expect(plain(period)).toBe('Wed, 3 Feb 2027, 09:00 – Thu, 4 Feb 2027, 17:00');
    expect([zone, offset]).toEqual(['Central European Time', 'GMT+1']);
    expect(own).toBeNull();
  });

  it('name a time zone without a name by its offset only', () => {
    const { own } = courseTimes(course, 'en', 'UTC');
    expect([own?.zone, own?.offset]).toEqual(['GMT+0', 'GMT+0']);
  });

  it('are also in the time zone of the user if the clock differs there', () => {
    const { own } = courseTimes(course, 'en', 'America/New_York');
    expect(plain(own?.period ?? '')).toBe('Wed, 3 Feb 2027, 03:00 – Thu, 4 Feb 2027, 11:00');
    expect(own?.zone).toBe('Eastern Time');
  });

  it.each([
    ['en', '3–4 Feb 2027', '27 Jan 2027, 00:00'],
    ['fr', '3–4 févr. 2027', '27 janv. 2027, 00:00'],
    ['ro', '3–4 feb. 2027', '27 ian. 2027, 00:00'],
    ['zh', '2027年2月3日 – 2027年2月4日', '2027年1月27日 00:00'],
  ])('name the month in %s', (language, days, moment) => {
    expect(plain(courseDays(course, language)).replaceAll(' – ', '–')).toBe(days.replaceAll(' – ', '–'));
    expect(plain(momentIn('Europe/Brussels', '2027-01-26T23:00:00Z', language)).replace(/ à /, ', ')).toBe(moment);
  });
});

describe('amounts', () => {
  it.each([
    ['en', '€1,357.50', '19%'],
    ['fr', '1 357,50 €', '19 %'],
    ['ro', '1.357,50 EUR', '19 %'],
    ['zh', '€1,357.50', '19%'],
  ])('are formatted in %s', (language, money, rate) => {
    const formats = formatsFor(language);
    expect(plain(moneyIn(formats)(135_750))).toBe(money);
    expect(plain(rateIn(formats)(1900))).toBe(rate);
  });
});
