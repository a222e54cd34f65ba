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

  it.each([
    ['en', 'Northern Ireland (XI)'],
    ['fr', 'Irlande du Nord (XI)'],
    ['ro', 'Irlanda de Nord (XI)'],
    ['zh', '北爱尔兰 (XI)'],
    ['de', 'Northern Ireland (XI)'],
  ])('names Northern Ireland in %s, which is not the United Kingdom', (language, name) =>
    expect(formatsFor(language).country('XI')).toBe(name),
  );

  it('names countries and languages, and writes what it does not know as it came', () => {
    const { country, language } = formatsFor('fr');
    expect([country('RO'), country('XI'), country('?')]).toEqual(['Roumanie', 'Irlande du Nord (XI)', '?']);
    expect([language('ro'), language('not a language')]).toEqual(['roumain', 'not a language']);
    expect(formatsFor('en').date('soon')).toBe('soon');
  });
});
