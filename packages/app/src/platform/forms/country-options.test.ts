import { countries } from '@attesta/domain/values/countries';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '../i18n/formats';
import { countryAliases } from './country-aliases';
import { countryOptions } from './country-options';

describe('the country options', () => {
  const options = countryOptions(countries, formatsFor('en'));
  const matches = (typed: string) =>
    options.filter(({ label, keywords }) => [label, ...keywords].includes(typed)).map(({ value }) => value);

  it.each([
    ['US', 'US'],
    ['USA', 'US'],
    ['America', 'US'],
    ['England', 'GB'],
    ['Great Britain', 'GB'],
    ['Czech Republic', 'CZ'],
    ['Holland', 'NL'],
    ['South Korea', 'KR'],
    ['Northern Ireland', 'XI'],
  ])('match the search "%s"', (typed, code) => expect(matches(typed)).toContain(code));

  it('have no alias for an unknown country', () => {
    expect(Object.keys(countryAliases).filter((code) => !(countries as readonly string[]).includes(code))).toEqual([]);
  });
});
