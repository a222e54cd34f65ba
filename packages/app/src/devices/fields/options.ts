import { countries, memberStates } from '@attesta/domain/countries';
import { languages } from '@attesta/domain/languages';
import { useMemo } from 'react';
import { useFormats, type Formats } from '../../i18n/formats';

const named = (codes: readonly string[], name: (code: string) => string, { compare }: Formats) =>
  codes.map((code) => ({ value: code, label: name(code), keywords: [code] })).sort((one, other) => compare(one.label, other.label));

/** Every country, by its name in the language of the page. */
export function useCountryOptions() {
  const formats = useFormats();
  return useMemo(() => named(countries, formats.country, formats), [formats]);
}

/** Countries in which a device can be made available under the two regulations: the Union, Iceland, Liechtenstein, Norway, Türkiye and Northern Ireland. */
export function useMarketOptions() {
  const formats = useFormats();
  return useMemo(() => named([...memberStates, 'IS', 'LI', 'NO', 'TR', 'XI'], formats.country, formats), [formats]);
}

/** The official languages of the Union, by their names. */
export function useLanguageOptions() {
  const formats = useFormats();
  return useMemo(() => named(languages, formats.language, formats), [formats]);
}
