import { describe, expect, it } from 'vitest';
import { groupByDay, relativeDay, timeFormats } from './activity-timeline-state.js';

const events = ['2027-03-12T23:30:00Z', '2027-03-12T09:00:00Z', '2027-03-11T08:00:00+02:00'].map((time, id) => ({
  id,
  time,
}));

describe('groupByDay', () => {
  it('groups by the day in the time zone, in the given order', () => {
    const idsIn = (timeZone: string) =>
      groupByDay(events, timeFormats('en-GB', timeZone)).map(({ date, events: grouped }) => [
        date,
        ...grouped.map(({ id }) => id),
      ]);
    expect(idsIn('UTC')).toEqual([
      ['2027-03-12', 0, 1],
      ['2027-03-11', 2],
    ]);
    expect(idsIn('Europe/Vienna')).toEqual([
      ['2027-03-13', 0],
      ['2027-03-12', 1],
      ['2027-03-11', 2],
    ]);
  });

  it('keeps one group per day if the events are not sorted', () => {
    const unsorted = [events[0]!, events[2]!, events[1]!];
    expect(groupByDay(unsorted, timeFormats('en-GB', 'UTC')).map((day) => day.date)).toEqual([
      '2027-03-12',
      '2027-03-11',
    ]);
  });

  it('throws for an invalid time', () => {
    expect(() => groupByDay([{ time: 'soon' }], timeFormats('en-GB', 'UTC'))).toThrow(RangeError);
  });
});

describe('timeFormats', () => {
  it('writes unambiguous dates and the time of the time zone', () => {
    const { day, time } = timeFormats('en-GB', 'Europe/Vienna');
    expect(day(new Date('2027-03-12T09:41:00Z'))).toBe('12 Mar 2027');
    expect(time(new Date('2027-03-12T09:41:00Z'))).toBe('10:41');
  });

  it.each([
    ['en', 'Mar 12, 2027', '09:41 AM'],
    ['de', '12. März 2027', '09:41'],
    ['ar-EG', '١٢ مارس ٢٠٢٧', '٠٩:٤١ ص'],
    ['ar-EG-u-nu-latn', '12 مارس 2027', '09:41 ص'],
  ])('writes as Intl does: %s', (locale, date, hour) => {
    const { day, time } = timeFormats(locale, 'UTC');
    const instant = new Date('2027-03-12T09:41:00Z');
    expect([day(instant), time(instant).replaceAll(/[\u202F\u00A0]/gu, ' ')]).toEqual([date, hour]);
  });

  it('throws for an unknown time zone', () => {
    expect(() => timeFormats('en-GB', 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('relativeDay', () => {
  it.each([
    ['2027-03-12', '2027-03-12', 'today'],
    ['2027-02-28', '2027-03-01', 'yesterday'],
    ['2027-03-10', '2027-03-12', null],
    ['2027-03-13', '2027-03-12', null],
    ['2027-03-12', undefined, null],
  ])('%s on %s: %s', (date, today, expected) => {
    expect(relativeDay(date, today)).toBe(expected);
  });
});
