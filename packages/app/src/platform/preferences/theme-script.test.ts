import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { applyTheme, themeScript } from '@attesta/ui/theme';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { themeChoice } from './apply-preferences';
import { defaultPreferences, parsePreferences } from './preferences';
import { storedTheme } from './stored-theme';

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const script = file('public/theme.js');

/** A fake `<html>` element that records its attributes and variables. */
function fakeRoot() {
  const written: Record<string, string> = {};
  const element = {
    setAttribute: (name: string, value: string) => {
      written[name] = value;
    },
    style: {
      setProperty: (name: string, value: string) => {
        written[name] = value;
      },
    },
  };
  return { written, element };
}

const themeOf = (text: string) => {
  const { written, element } = fakeRoot();
  const preferences = parsePreferences(text);
  applyTheme(element as never, themeChoice(preferences));
  return { ...written, lang: preferences.i18n };
};

const themeFromScript = (localStorage: { getItem: () => string | null }) => {
  const { written, element } = fakeRoot();
  const defaults = themeOf(JSON.stringify(defaultPreferences));
  runInNewContext(script, { document: { documentElement: element }, localStorage });
  return { ...defaults, ...written };
};

const field = fc.constantFrom(
  'presetColor',
  'mode',
  'themeDirection',
  'i18n',
  'outlinedFilled',
  'borderRadius',
  'container',
  'fontFamily',
  '__proto__',
  'version',
);
const value = fc.oneof(
  fc.constantFrom(
    'theme1',
    'theme5',
    'theme7',
    'x-harbour',
    'default',
    'light',
    'dark',
    'system',
    'ltr',
    'rtl',
    'en',
    'zh',
    'de',
    'Inter',
    'Roboto',
    'Noto Sans',
    'constructor',
    "a'b",
    0,
    8,
    32,
    33,
    -1,
  ),
  fc.boolean(),
  fc.jsonValue(),
  fc.string(),
);

it('public/theme.js is the script that the library generates for the portal’s preferences', async () => {
  const head = [
    '// The theme script of @attesta/ui for src/platform/preferences/stored-theme.ts. It sets the theme before the first paint.',
    '// It blocks rendering, so it is small and loads nothing. To update this file:',
    '// npx vitest run --project app packages/app/src/platform/preferences/theme-script -u',
    '',
  ].join('\n');
  await expect(`${head}${themeScript(storedTheme)};\n`).toMatchFileSnapshot('../../../public/theme.js');
});

it('sets the same theme as the portal before the first paint, for any stored value', () => {
  const stored = fc.oneof(
    fc.dictionary(field, value).map((fields) => JSON.stringify(fields)),
    fc.json(),
    fc.string(),
  );
  fc.assert(
    fc.property(stored, (text) => {
      expect(themeFromScript({ getItem: () => text })).toEqual(themeOf(text));
    }),
    { numRuns: 1000 },
  );
});

it('keeps the defaults of the page if the storage is empty or blocked', () => {
  const defaults = themeOf('{}');
  expect(themeFromScript({ getItem: () => null })).toEqual(defaults);
  expect(
    themeFromScript({
      getItem: () => {
        throw new Error('The operation is insecure.');
      },
    }),
  ).toEqual(defaults);
});

it('index.html contains the defaults, for browsers without scripts', () => {
  const html = /<html ([^>]*)>/.exec(file('index.html'))?.[1] ?? '';
  const attributes = Object.fromEntries(
    [...html.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, text]) => [name, text]),
  );
  const { '--at-radius': radius, '--at-font': font, ...expected } = themeOf('{}') as Record<string, string>;
  expect(attributes).toEqual(expected);
  expect([radius, font]).toEqual(['8px', expect.stringContaining('Poppins')]);
});
