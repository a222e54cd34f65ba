import { describe, expect, it } from 'vitest';
import type { Window } from '../availability/schema.ts';
import { calendarEnd, calendarEvents, calendarStart, type CalendarTexts } from './windows-calendar.ts';

const texts: CalendarTexts = {
  title: 'Windows',
  free: (free, slots) => `${free} of ${slots} free`,
  closed: 'closed',
  pools: { general: 'All', sme: 'SMEs', first_time: 'First' },
  classes: (classes) => `Classes: ${classes}`,
  confirmed: (day) => `Confirmed on ${day}`,
};
const window: Window = {
  id: 'w-1',
  notifiedBody: '9101',
  regulation: 'MDR',
  code: 'MDA0203',
  from: '2026-12-01',
  to: '2027-02-28',
  slots: 4,
  reserved: 1,
  manualStatus: null,
  intakePool: 'sme',
  procedures: [],
  classes: ['IIa', 'IIb'],
  kinds: [],
  note: 'Line one\nBEGIN:VEVENT; a, b',
  updatedOn: '2026-11-20',
  version: 3,
};
const link = 'https://portal.example/dashboard/notified-body/gantt';
/** The file, whose events are created in parts. */
const calendarOf = (windows: readonly Window[], today = '2026-11-27', perPart = 1) => {
  const options = { texts, link, today };
  const parts = windows.flatMap((_, at) =>
    at % perPart === 0 ? [calendarEvents(windows.slice(at, at + perPart), options)] : [],
  );
  return [calendarStart(options), ...parts, calendarEnd].join('');
};
/** The lines of the file, with those that are folded in one. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('The calendar of windows', () => {
  it('has an all-day event for each window, which does not make anyone busy (D.339)', () => {
    expect(linesOf(calendarOf([window]))).toEqual(
      expect.arrayContaining([
        'UID:w-1@windows.attesta',
        'SEQUENCE:2',
        'DTSTAMP:20261120T000000Z',
        'DTSTART;VALUE=DATE:20261201',
        'DTEND;VALUE=DATE:20270301',
        'SUMMARY:MDA 0203: 3 of 4 free',
        'TRANSP:TRANSPARENT',
      ]),
    );
  });

  it('is the same whatever the parts are, also without a window (D.339)', () => {
    const many = ['w-1', 'w-2', 'w-3', 'w-4', 'w-5'].map((id) => ({ ...window, id }));
    const lines = linesOf(calendarOf(many));
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(5);
    expect(lines.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
    for (const perPart of [2, 5]) expect(calendarOf(many, '2026-11-27', perPart)).toBe(calendarOf(many));
    expect(linesOf(calendarOf([])).slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(calendarOf([])).not.toContain('VEVENT');
  });

  it('has no method, which needs an organizer (RFC 5546, 3.2.1)', () => {
    expect(calendarOf([window])).not.toContain('METHOD');
  });

  it('escapes the note, so that it cannot add an event', () => {
    const lines = linesOf(calendarOf([window]));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toBe(
      String.raw`DESCRIPTION:SMEs\nClasses: IIa\, IIb\nConfirmed on 2026-11-20\nLine one\nBEGIN:VEVENT\; a\, b\n${link}`,
    );
  });

  it('is the same for the same windows, shows closed ones as closed, and leaves out those that ended long ago', () => {
    expect(calendarOf([window])).toBe(calendarOf([window], '2026-12-24'));
    expect(calendarOf([{ ...window, manualStatus: 'closed' }])).toContain('SUMMARY:MDA 0203: closed');
    expect(calendarOf([window], '2027-03-31')).toContain('UID:w-1');
    expect(calendarOf([window], '2027-04-01')).not.toContain('UID:w-1');
  });
});
