import { createHash } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTheme, themeAttributes, type ThemeChoice } from './theme-choice.js';
import { defaultThemeScriptHash, themeScript, themeScriptHash, type StoredTheme } from './theme-script.js';

/** A fake `<html>` element that records attributes and variables in `written`. */
function page(): { written: Record<string, string>; element: HTMLElement } {
  const written: Record<string, string> = {};
  const write = (name: string, value: string) => {
    written[name] = value;
  };
  return {
    written,
    element: {
      setAttribute: write,
      hasAttribute: () => false,
      style: { setProperty: write },
    } as unknown as HTMLElement,
  };
}

/** A context is expensive to create, so all runs share one; each run gets its own document and storage. */
const context: Record<string, unknown> = createContext({});

function run(stored: string | null | (() => never), options?: StoredTheme) {
  const { written, element } = page();
  const readKeys: string[] = [];
  const localStorage = {
    getItem: (key: string) => {
      readKeys.push(key);
      return typeof stored === 'function' ? stored() : stored;
    },
  };
  Object.assign(context, { document: { documentElement: element }, localStorage });
  new Script(themeScript(options)).runInContext(context);
  return { written, readKeys };
}

const applied = (choice: ThemeChoice) => {
  const { written, element } = page();
  applyTheme(element, choice);
  return written;
};

describe('themeScript', () => {
  const choice = fc.record({
    preset: fc.constantFrom('default', 'theme1', 'theme6', 'theme7', 'x-harbour', 'x-', 'constructor', ''),
    mode: fc.constantFrom('light' as const, 'dark' as const, 'system' as const),
    dir: fc.constantFrom('ltr' as const, 'rtl' as const),
    fields: fc.constantFrom('filled' as const, 'outlined' as const),
    density: fc.constantFrom('comfortable' as const, 'compact' as const),
    container: fc.constantFrom('fixed' as const, 'full' as const),
    radius: fc.constantFrom(0, 4, 8, 12.5, 32),
    fontFamily: fc.constantFrom('Inter', 'Noto Sans', 'Atkinson Hyperlegible'),
  });

  it('has the same effect as applyTheme, for every choice', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        expect(run(JSON.stringify(chosen)).written).toEqual(applied(chosen));
      }),
      { numRuns: 500 },
    );
  });

  it('accepts only the presets of the option `presets`', () => {
    const options: StoredTheme = { presets: ['theme2', 'x-harbour'] };
    const presetFor = (preset: string) => run(JSON.stringify({ preset }), options).written['data-preset'];
    expect(['theme2', 'x-harbour', 'theme1', 'x-other', ''].map(presetFor)).toEqual([
      'theme2',
      'x-harbour',
      'default',
      'default',
      'default',
    ]);
  });

  it('reads renamed fields, strings and booleans, and the language of the page', () => {
    const options: StoredTheme = {
      key: 'preferences',
      languages: ['en', 'fr'],
      faces: { Inter: 'Inter Variable' },
      modes: ['light', 'dark'],
      names: {
        preset: 'presetColor',
        dir: 'themeDirection',
        fields: 'outlinedFilled',
        radius: 'borderRadius',
        lang: 'i18n',
      },
    };
    const { written, readKeys } = run(
      JSON.stringify({
        presetColor: 'theme3',
        mode: 'dark',
        themeDirection: 'rtl',
        outlinedFilled: false,
        container: true,
        borderRadius: 12,
        i18n: 'fr',
        fontFamily: 'Inter',
      }),
      options,
    );
    expect(readKeys).toEqual(['preferences']);
    expect(written).toEqual({
      ...applied({
        preset: 'theme3',
        mode: 'dark',
        dir: 'rtl',
        fields: 'outlined',
        container: 'fixed',
        radius: 12,
        fontFamily: 'Inter Variable',
      }),
      lang: 'fr',
    });
    expect(run(JSON.stringify({ i18n: 'de', mode: 'system' }), options).written).toEqual({});
  });

  it('does not change the page if nothing is stored or storage is not available', () => {
    expect(run(null).written).toEqual({});
    expect(
      run(() => {
        throw new Error('The operation is insecure.');
      }).written,
    ).toEqual({});
  });

  const hostile = fc.oneof(
    fc.constantFrom(
      '"><script>',
      "x'; background: url(//evil)",
      '</style>',
      'javascript:alert(1)',
      '__proto__',
      'x-a" onload="',
      "Inter', serif; --x: y",
      'a\\',
      'constructor',
      'toString',
    ),
    fc.string(),
    fc.jsonValue(),
  );
  const field = fc.constantFrom(
    'preset',
    'mode',
    'dir',
    'lang',
    'fields',
    'density',
    'container',
    'radius',
    'fontFamily',
    '__proto__',
    'constructor',
  );

  it('never throws and writes only valid values, for any stored data', () => {
    const stored = fc.oneof(
      fc.dictionary(field, hostile).map((fields) => JSON.stringify(fields)),
      fc.json(),
      fc.string(),
    );
    const known: Record<string, RegExp> = {
      'data-preset': /^(default|theme[1-6]|x-[a-z0-9][a-z0-9-]{0,39})$/,
      'data-mode': /^(light|dark|system)$/,
      dir: /^(ltr|rtl)$/,
      lang: /^fr$/,
      'data-fields': /^(filled|outlined)$/,
      'data-density': /^(comfortable|compact)$/,
      'data-container': /^(fixed|full)$/,
      '--at-radius': /^[\d.e-]+px$/,
      '--at-font': /^'[\p{L}\p{N} -]+', var\(--at-font-fallback, system-ui\), system-ui, sans-serif$/u,
    };
    fc.assert(
      fc.property(stored, (text) => {
        for (const [name, value] of Object.entries(run(text, { languages: ['fr'] }).written))
          expect([name, known[name]?.test(value)]).toEqual([name, true]);
      }),
      { numRuns: 1000 },
    );
  });

  it('cannot end its script element, whatever its options', () => {
    const script = themeScript({ key: '</script><script>alert(1)</script><!--\u2028', faces: { '</SCRIPT>': '-->' } });
    expect(script).not.toMatch(/<\/|<!--|-->|[\u2028\u2029]/);
    expect(run('{"preset":"theme2"}', { key: '</script>' })).toEqual({
      written: { 'data-preset': 'theme2' },
      readKeys: ['</script>'],
    });
  });

  it('defines no global variable', () => expect(Object.keys(context).toSorted()).toEqual(['document', 'localStorage']));

  it('is shorter than 1,600 characters', () => expect(themeScript().length).toBeLessThan(1600));
});

describe('themeScriptHash', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('is the SHA-256 hash of the exact text', async () => {
    const script = themeScript({ key: 'preferences', faces: { Ünï: '中文' } });
    expect(await themeScriptHash(script)).toBe(hashOf(script));
  });

  it('matches defaultThemeScriptHash for the script without options', () =>
    expect(defaultThemeScriptHash).toBe(hashOf(themeScript())));
});

describe('applyTheme and themeAttributes', () => {
  it('keep settings that are not given, including the preset', () => {
    const written: Record<string, string> = { 'data-preset': 'theme3' };
    const element = {
      setAttribute: (name: string, value: string) => {
        written[name] = value;
      },
      hasAttribute: (name: string) => name in written,
      style: { setProperty: () => undefined },
    } as unknown as HTMLElement;
    applyTheme(element, { mode: 'dark' });
    expect(written).toEqual({ 'data-preset': 'theme3', 'data-mode': 'dark' });
  });

  it('fall back to default for an unknown preset (S3.25)', () => {
    expect(
      ['theme7', '', 'constructor', 'x-', 'x-A'].map((preset) => themeAttributes({ preset })['data-preset']),
    ).toEqual(Array.from({ length: 5 }, () => 'default'));
    expect(themeAttributes({ preset: 'x-harbour' })['data-preset']).toBe('x-harbour');
  });

  it.each([
    [
      { fontFamily: "a'; } * { color: red" },
      { '--at-font': "'a  *  color: red', var(--at-font-fallback, system-ui), system-ui, sans-serif" },
    ],
    [{ fontFamily: 'a\\' }, { '--at-font': "'a', var(--at-font-fallback, system-ui), system-ui, sans-serif" }],
    [{ radius: Number.NaN }, {}],
    [{ radius: -4 }, {}],
    [{ radius: 12 }, { '--at-radius': '12px' }],
  ])('write %j as a style without other declarations', (choice, style) =>
    expect(themeAttributes(choice).style).toEqual(style),
  );
});
