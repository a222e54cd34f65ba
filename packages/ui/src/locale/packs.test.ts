import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { ar } from './ar/index.js';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fr } from './fr/index.js';
import { he } from './he/index.js';
import type { Labels } from './labels.js';
import { ro } from './ro/index.js';
import { zh } from './zh/index.js';

const packs: Record<string, (locale: string) => Labels> = { ar, de, es, fr, he, ro, zh };

/** The keys of all labels, such as `dateField.letters.day`. */
const keysOf = (value: object, before = ''): string[] =>
  Object.entries(value).flatMap(([key, label]) =>
    typeof label === 'object' && label !== null ? keysOf(label as object, `${before}${key}.`) : [before + key],
  );
/** Keys of keys and names of themes: English has none, because the components contain them. */
const isOptional = (key: string) => /^(kbd\.keys|settingsPopup\.presets)\./.test(key);
const required = (labels: Labels) => keysOf(labels).filter((key) => !isOptional(key));

describe('Label packs', () => {
  it.each(Object.keys(packs))('%s has the same labels as English', (language) => {
    expect(required(packs[language]!(language)).toSorted()).toEqual(required(en('en')).toSorted());
  });

  it('use the plural forms of their language', () => {
    const selected = (pack: (locale: string) => Labels, locale: string) =>
      [1, 2, 5, 20, 100].map((count) => pack(locale).filterBar.results(count));
    expect(selected(ro, 'ro')).toEqual([
      '1 rezultat',
      '2 rezultate',
      '5 rezultate',
      '20 de rezultate',
      '100 de rezultate',
    ]);
    expect(selected(fr, 'fr')).toEqual(['1 résultat', '2 résultats', '5 résultats', '20 résultats', '100 résultats']);
    expect(selected(ar, 'ar')).toEqual(['نتيجة واحدة', 'نتيجتان', '5 نتائج', '20 نتيجة', '100 نتيجة']);
    expect(selected(he, 'he')).toEqual(['תוצאה אחת', 'שתי תוצאות', '5 תוצאות', '20 תוצאות', '100 תוצאות']);
  });

  it('write numbers for the region, and ignore a locale of another language', () => {
    const page = (pack: (locale: string) => Labels, locale: string) => pack(locale).pagination.number(12_345.5);
    expect(page(de, 'de')).toBe('12.345,5');
    expect(page(de, 'de-CH')).toMatch(/^12['’]345\.5$/u);
    expect(page(ar, 'ar-EG')).toBe('١٢٬٣٤٥٫٥');
    expect(page(de, 'fr')).toBe('12.345,5');
  });

  it('isolate inserted text in right-to-left languages', () => {
    for (const [locale, pack] of [
      ['ar', ar],
      ['he', he],
    ] as const)
      expect(pack(locale).fileField.remove('contract-2.pdf')).toContain('\u2068contract-2.pdf\u2069');
  });
});

describe('An application', () => {
  /** The modules of the library's locale folder in the bundle of a program. */
  async function localeModules(program: string): Promise<string[]> {
    const { metafile } = await build({
      stdin: { contents: program, resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'ts' },
      bundle: true,
      format: 'esm',
      metafile: true,
      packages: 'external',
      write: false,
    });
    const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    );
    return used.flatMap((path) => /\/locale\/([^/]+)\/\w+\.tsx?$/.exec(`/${path}`)?.[1] ?? []);
  }

  it('contains only the pack that it imports (D.461)', async () => {
    const modules = await localeModules(`
      export { LocaleProvider } from './locale/locale-provider/locale-provider.js';
      export { fr } from './locale/fr/index.js';
    `);
    expect([...new Set(modules)]).toEqual(['fr']);
  });

  it('contains no pack without one', async () => {
    expect(await localeModules(`export { DateField } from './inputs/date-field/date-field.js';`)).toEqual([]);
  });
});
