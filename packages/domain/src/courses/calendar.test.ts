import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseCalendar, type CalendarRegistration } from './calendar.ts';
import { courseWith } from './testing/course.ts';

const link = 'https://portal.example/register-course/mdr?registration=6f1c0f0e';
const now = new Date('2026-11-22T09:30:00Z');
const organizer = 'Portal <no-reply@portal.example>';
const registration = (changes: Partial<CalendarRegistration> = {}): CalendarRegistration => ({
  id: '6f1c0f0e',
  number: 'C-000123',
  state: 'confirmed',
  createdAt: '2026-11-22T09:30:00Z',
  course: courseWith(),
  ...changes,
});

/** The lines of the file, unfolded. */
const linesOf = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');

/** Reverses the escaping of RFC 5545, 3.3.11. */
const unescaped = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_all, character: string) => (/n/i.test(character) ? '\n' : character));

describe('The calendar file of a registration', () => {
  it('contains the course with its times in UTC and the link to the registration', () => {
    const file = courseCalendar(registration(), { link, now, organizer });
    expect(file.name).toBe('C-000123.ics');
    expect(file.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(linesOf(file.content)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Attesta//Courses//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:6f1c0f0e@courses.attesta',
      'SEQUENCE:0',
      'DTSTAMP:20261122T093000Z',
      'DTSTART:20270203T080000Z',
      'DTEND:20270204T160000Z',
      'SUMMARY:Technical documentation under the MDR',
      'LOCATION:Rue de la Loi 200\\, 1040 Brussels',
      `DESCRIPTION:C-000123\\n${link}`,
      'ORGANIZER;CN="Portal":mailto:no-reply@portal.example',
      `URL;VALUE=URI:${link}`,
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('of a cancelled registration removes the entry: same UID, higher SEQUENCE', () => {
    const file = courseCalendar(registration({ state: 'cancelled' }), { link, now, organizer });
    expect(file.contentType).toContain('method=CANCEL');
    expect(linesOf(file.content)).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:6f1c0f0e@courses.attesta',
        'SEQUENCE:1',
        'ORGANIZER;CN="Portal":mailto:no-reply@portal.example',
        'STATUS:CANCELLED',
      ]),
    );
  });

  it('that a person saves has no method, which needs an organizer (RFC 5546, 3.2.1 and 3.2.5) (D.660)', () => {
    for (const state of ['confirmed', 'waiting', 'cancelled'] as const) {
      const file = courseCalendar(registration({ state }), { link, now });
      expect(file.contentType).toBe('text/calendar; charset=utf-8');
      expect(file.content).not.toMatch(/^(METHOD|ORGANIZER)/m);
    }
  });

  it('has a higher SEQUENCE than all earlier files of the registration, also if the course changed', () => {
    const sequence = (changes: Partial<CalendarRegistration>, time: string) =>
      Number(/SEQUENCE:(\d+)/.exec(courseCalendar(registration(changes), { link, now: new Date(time) }).content)?.[1]);
    expect(sequence({}, '2026-12-01T09:30:00.999Z')).toBe(9 * 24 * 3600);
    expect(sequence({ state: 'cancelled' }, '2026-12-01T09:30:00Z')).toBe(9 * 24 * 3600 + 1);
    expect(sequence({}, '2026-11-22T09:29:00Z')).toBe(0);
  });

  it('is tentative on the waiting list, and has no place for an online course', () => {
    const course = courseWith({ format: 'online', place: null });
    const { content } = courseCalendar(registration({ state: 'waiting', course }), { link, now });
    expect(content).toContain('STATUS:TENTATIVE');
    expect(content).not.toContain('LOCATION');
  });

  it('escapes any title, and folds lines to at most 75 bytes', () => {
    const titles = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 160 }),
      fc.string({ unit: fc.constantFrom('\\', ';', ',', ':', '"', 'n', '医', '🦷', ' '), maxLength: 160 }),
    );
    fc.assert(
      fc.property(titles, (text) => {
        const title = text.replaceAll(/\p{Cc}/gu, '');
        const { content } = courseCalendar(registration({ course: courseWith({ title }) }), { link, now });
        for (const line of content.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const summary = linesOf(content).find((line) => line.startsWith('SUMMARY:'));
        expect(unescaped(summary?.slice('SUMMARY:'.length) ?? '')).toBe(title);
      }),
    );
  });
});
