import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats';

describe('formats', () => {
  it.each([
    ['en', '15 Mar 2027'],
    ['fr', '15 mars 2027'],
    ['ro', '15 mar. 2027'],
    ['zh', '2027年3月15日'],
  ])('formats a date in %s with the month as text', (language, text) => {
    expect(formatsFor(language).date('2027-03-15')).toBe(text);
  });

  it.each([
    ['en', 'February 2025'],
    ['fr', 'février 2025'],
    ['ro', 'februarie 2025'],
    ['zh', '2025年2月'],
  ])('formats a month in %s', (language, text) => expect(formatsFor(language).month('2025-02')).toBe(text));

  it.each([
    ['en', 'Feb'],
    ['fr', 'févr.'],
    ['ro', 'feb.'],
    ['zh', '2月'],
  ])('formats a month without its year in %s', (language, text) =>
    expect(formatsFor(language).shortMonth('2025-02')).toBe(text),
  );

  it('keeps the day of a calendar date in every time zone', () => {
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
  ])('returns a name for Northern Ireland in %s', (language, name) =>
    expect(formatsFor(language).country('XI')).toBe(name),
  );

  it('returns the names of countries and languages, and unknown values unchanged', () => {
    const { country, language } = formatsFor('fr');
    expect([country('RO'), country('XI'), country('?')]).toEqual(['Roumanie', 'Irlande du Nord (XI)', '?']);
    expect([language('ro'), language('not a language')]).toEqual(['roumain', 'not a language']);
    expect(formatsFor('en').date('soon')).toBe('soon');
  });
});
