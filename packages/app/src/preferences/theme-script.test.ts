import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { applyTheme, themeScript } from '@attesta/ui/theme';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { themeChoice } from './bridge';
import { defaultPreferences, parsePreferences } from './preferences';
import { storedTheme } from './stored-theme';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const script = file('public/theme.js');

/** What stands on `<html>`: attributes and variables. */
function page() {
  const said: Record<string, string> = {};
  const element = {
    setAttribute: (name: string, value: string) => {
      said[name] = value;
    },
    style: {
      setProperty: (name: string, value: string) => {
        said[name] = value;
      },
    },
  };
  return { said, element };
}

const dressed = (text: string) => {
  const { said, element } = page();
  const preferences = parsePreferences(text);
  applyTheme(element as never, themeChoice(preferences));
  return { ...said, lang: preferences.i18n };
};

const bootstrapped = (localStorage: { getItem: () => string | null }) => {
  const { said, element } = page();
  const defaults = dressed(JSON.stringify(defaultPreferences));
  runInNewContext(script, { document: { documentElement: element }, localStorage });
  return { ...defaults, ...said };
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

it('the page’s script is the one that the library makes of the portal’s preferences', async () => {
  const head =
    '// The library’s themeScript for src/preferences/stored-theme.ts: it dresses the page before its first paint, and blocks, so it is small and loads nothing.\n// npx vitest run --project app packages/app/src/preferences/theme-script -u writes it anew.\n';
  await expect(`${head}${themeScript(storedTheme)};\n`).toMatchFileSnapshot('../../public/theme.js');
});

it('before the first paint, the page is dressed exactly as the portal will dress it, whatever is stored', () => {
  const stored = fc.oneof(
    fc.dictionary(field, value).map((fields) => JSON.stringify(fields)),
    fc.json(),
    fc.string(),
  );
  fc.assert(
    fc.property(stored, (text) => {
      expect(bootstrapped({ getItem: () => text })).toEqual(dressed(text));
    }),
    { numRuns: 1000 },
  );
});

it('storage that is empty or refuses leaves the defaults of the page', () => {
  const defaults = dressed('{}');
  expect(bootstrapped({ getItem: () => null })).toEqual(defaults);
  expect(
    bootstrapped({
      getItem: () => {
        throw new Error('The operation is insecure.');
      },
    }),
  ).toEqual(defaults);
});

it('the defaults stand in the page itself, for whoever runs no script', () => {
  const html = /<html ([^>]*)>/.exec(file('index.html'))?.[1] ?? '';
  const attributes = Object.fromEntries(
    [...html.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, text]) => [name, text]),
  );
  const { '--at-radius': radius, '--at-font': font, ...expected } = dressed('{}') as Record<string, string>;
  expect(attributes).toEqual(expected);
  expect([radius, font]).toEqual(['8px', expect.stringContaining('Poppins')]);
});
