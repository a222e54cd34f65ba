import { problemCodes } from '@attesta/domain/contract/problems';
import { errorCodes } from '@attesta/domain/contract/responses';
import { describe, expect, it } from 'vitest';
import { languages } from '../preferences/preferences';

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<Texts>('../i18n/*/{problems,devices}.json', { import: 'default', eager: true });

/** The texts of a section of a bundle by code. Sections in it, such as messages for one field, are left out. */
function section(language: string, bundle: 'problems' | 'devices', name: string): Record<string, string> {
  const texts = files[`../i18n/${language}/${bundle}.json`]![name] as Texts;
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Codes of the portal itself: there is no response, or one that cannot be read. */
const ownCodes = ['wrong_services', 'server_error'];

describe.each(languages)('in %s', (language) => {
  const calls = section(language, 'problems', 'call');
  // The answers of a device have messages of their own, and otherwise those of every form.
  const fields = { ...section(language, 'devices', 'problems'), ...section(language, 'problems', 'field') };

  it.each(errorCodes)('the error code %s has a text that says more than the code (D.682)', (code) => {
    expect(calls[code]?.length ?? 0).toBeGreaterThan(language === 'zh' ? 5 : 15);
    expect(calls[code]).not.toContain('_');
  });

  it.each(problemCodes)('the problem %s of a field has a text that says more than the code (D.682)', (code) => {
    expect(fields[code]?.length ?? 0).toBeGreaterThan(language === 'zh' ? 4 : 12);
    expect(fields[code]).not.toContain('_');
  });

  it('there is no text for a code that the domain does not have (D.682)', () => {
    expect(Object.keys(calls).toSorted()).toEqual([...errorCodes, ...ownCodes].toSorted());
  });
});

it.each(languages.filter((language) => language !== 'en'))(
  'the texts in %s are not those in English (D.682)',
  (language) => {
    for (const [bundle, name] of [
      ['problems', 'call'],
      ['problems', 'field'],
      ['devices', 'problems'],
    ] as const) {
      const english = section('en', bundle, name);
      const translated = Object.entries(section(language, bundle, name));
      expect(translated.filter(([code, text]) => text === english[code])).toEqual([]);
    }
  },
);
