import { countries } from '@attesta/domain/countries';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '../../i18n/formats';
import { countryAliases } from './country-aliases';
import { countryOptions } from './options';

describe('the countries to choose from', () => {
  const options = countryOptions(countries, formatsFor('en'));
  const found = (typed: string) =>
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
  ])('are found by "%s"', (typed, code) => expect(found(typed)).toContain(code));

  it('have aliases only where there is a country', () => {
    expect(Object.keys(countryAliases).filter((code) => !(countries as readonly string[]).includes(code))).toEqual([]);
  });
});
