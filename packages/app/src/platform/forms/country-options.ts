import { countries, memberStates } from '@attesta/domain/values/countries';
import { languages } from '@attesta/domain/values/languages';
import { useMemo } from 'react';
import { useFormats, type Formats } from '../i18n/formats';
import { countryAliases } from './country-aliases';

const optionsByName = (
  codes: readonly string[],
  name: (code: string) => string,
  { compare }: Formats,
  aliases: typeof countryAliases = {},
) =>
  codes
    .map((code) => ({ value: code, label: name(code), keywords: [code, ...(aliases[code] ?? [])] }))
    .sort((one, other) => compare(one.label, other.label));

/** Countries as options, sorted by name. Each also matches its two-letter code and its aliases. */
export const countryOptions = (codes: readonly string[], formats: Formats) =>
  optionsByName(codes, formats.country, formats, countryAliases);

/** Options for every country, in the language of the page. */
export function useCountryOptions() {
  const formats = useFormats();
  return useMemo(() => countryOptions(countries, formats), [formats]);
}

/**
 * Options for the countries in which a device can be made available under the two regulations: the Union, Iceland,
 * Liechtenstein, Norway, Türkiye and Northern Ireland.
 */
export function useMarketOptions() {
  const formats = useFormats();
  return useMemo(() => countryOptions([...memberStates, 'IS', 'LI', 'NO', 'TR', 'XI'], formats), [formats]);
}

/** Options for the official languages of the Union, sorted by name. */
export function useLanguageOptions() {
  const formats = useFormats();
  return useMemo(() => optionsByName(languages, formats.language, formats), [formats]);
}
