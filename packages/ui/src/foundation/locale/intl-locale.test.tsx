import { expect, it } from 'vitest';
import { hasLocaleData, intlLocale } from './intl-locale.js';

// covers D.665
const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index));
const codes = letters.flatMap((one) => letters.map((two) => `${one}${two}`));

it('uses only languages that this browser has data for', () => {
  const known = codes.filter(hasLocaleData);
  expect(known.length).toBeGreaterThan(40);
  for (const code of known) {
    expect(Intl.DateTimeFormat.supportedLocalesOf(code)).toHaveLength(1);
    // Without data, ICU numbers the months: M11.
    expect(new Intl.DateTimeFormat(intlLocale(code), { month: 'short' }).format(0)).not.toMatch(/^M\d/u);
  }
});

it.each([
  ['mt', 'en-GB', false],
  ['is-IS', 'en-GB', false],
  ['mt-u-nu-arab', 'en-GB', false],
  ['en-MT', 'en-MT', true],
  ['FR-be', 'fr-BE', true],
  ['not a locale', 'en', true],
])('writes %s as %s', (tag, locale, hasData) => {
  expect([intlLocale(tag), hasLocaleData(tag)]).toEqual([locale, hasData]);
});
