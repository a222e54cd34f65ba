/** The 24 official languages of the Union (BCP 47). Source: MDR Article 52(12), Annex VII 4.2(a). */
export const languages = [
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'ga',
  'hr',
  'hu',
  'it',
  'lt',
  'lv',
  'mt',
  'nl',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sv',
] as const;

export type Language = (typeof languages)[number];
