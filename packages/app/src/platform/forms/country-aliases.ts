/** Common names of countries in addition to the names from `Intl`. They match in every language of the page. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CH: ['Swiss'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales'],
  KR: ['South Korea', 'Republic of Korea'],
  MK: ['Macedonia'],
  NL: ['Holland'],
  RU: ['Russian Federation'],
  TR: ['Turkey'],
  TW: ['Taiwan'],
  US: ['USA', 'America'],
  XI: ['Northern Ireland', 'UK'],
};
