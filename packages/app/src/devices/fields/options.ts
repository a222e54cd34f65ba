import { countries, memberStates } from '@attesta/domain/countries';
import { languages } from '@attesta/domain/languages';
import { useMemo } from 'react';
import { useFormats, type Formats } from '../../i18n/formats';
import { countryAliases } from './country-aliases';

const named = (
  codes: readonly string[],
  name: (code: string) => string,
  { compare }: Formats,
  aliases: typeof countryAliases = {},
) =>
  codes
    .map((code) => ({ value: code, label: name(code), keywords: [code, ...(aliases[code] ?? [])] }))
    .sort((one, other) => compare(one.label, other.label));

/** Countries as options, by name; each is found by its two letters and by what people call it besides. */
export const countryOptions = (codes: readonly string[], formats: Formats) =>
  named(codes, formats.country, formats, countryAliases);

/** Every country, by its name in the language of the page. */
export function useCountryOptions() {
  const formats = useFormats();
  return useMemo(() => countryOptions(countries, formats), [formats]);
}

/** Countries in which a device can be made available under the two regulations: the Union, Iceland, Liechtenstein, Norway, Türkiye and Northern Ireland. */
export function useMarketOptions() {
  const formats = useFormats();
  return useMemo(() => countryOptions([...memberStates, 'IS', 'LI', 'NO', 'TR', 'XI'], formats), [formats]);
}

/** The official languages of the Union, by their names. */
export function useLanguageOptions() {
  const formats = useFormats();
  return useMemo(() => named(languages, formats.language, formats), [formats]);
}
