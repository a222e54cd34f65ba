import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats';

describe('formats', () => {
  it.each([
    ['en', '15 Mar 2027'],
    ['fr', '15 mars 2027'],
    ['ro', '15 mar. 2027'],
    ['zh', '2027年3月15日'],
  ])('writes a date in %s so that day and month can’t be confused', (language, text) => {
    expect(formatsFor(language).date('2027-03-15')).toBe(text);
  });

  it('keeps the day of a date without time in every zone', () => {
    const zone = process.env['TZ'];
    for (const name of ['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Brussels']) {
      process.env['TZ'] = name;
      expect(formatsFor('en').date('2027-01-01')).toBe('1 Jan 2027');
    }
    process.env['TZ'] = zone;
  });

  it('names countries and languages, and writes what it does not know as it came', () => {
    const { country, language } = formatsFor('fr');
    expect([country('RO'), country('XI'), country('?')]).toEqual(['Roumanie', 'Royaume-Uni (XI)', '?']);
    expect([language('ro'), language('not a language')]).toEqual(['roumain', 'not a language']);
    expect(formatsFor('en').date('soon')).toBe('soon');
  });
});
