/**
 * Offset of the capital's standard (winter) time from UTC, in hours. The values are not taken from a source. A country
 * that is not listed is scored as unknown. A notified body has its own offset.
 */
export const utcOffsets: { readonly [country: string]: number } = {
  AT: 1,
  BE: 1,
  BG: 2,
  CA: -5,
  CH: 1,
  CN: 8,
  CY: 2,
  CZ: 1,
  DE: 1,
  DK: 1,
  EE: 2,
  ES: 1,
  FI: 2,
  FR: 1,
  GB: 0,
  GR: 2,
  HK: 8,
  HR: 1,
  HU: 1,
  IE: 0,
  IL: 2,
  IN: 5.5,
  IS: 0,
  IT: 1,
  JP: 9,
  KR: 9,
  LI: 1,
  LT: 2,
  LU: 1,
  LV: 2,
  MD: 2,
  MT: 1,
  NL: 1,
  NO: 1,
  PL: 1,
  PT: 0,
  RO: 2,
  SE: 1,
  SG: 8,
  SI: 1,
  SK: 1,
  TR: 3,
  TW: 8,
  UA: 2,
  US: -5,
  XI: 0,
};

/** Returns the offset of a country, or null if it is unknown. */
export function utcOffsetOf(country: string | null): number | null {
  return country !== null && Object.hasOwn(utcOffsets, country) ? (utcOffsets[country] ?? null) : null;
}
