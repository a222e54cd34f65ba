import { createHash } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTheme, themeAttributes, type ThemeChoice } from './theme-choice.js';
import { defaultThemeScriptHash, themeScript, themeScriptHash, type StoredTheme } from './theme-script.js';

/** What stands on `<html>`: attributes and variables. */
function page(): { said: Record<string, string>; element: HTMLElement } {
  const said: Record<string, string> = {};
  const write = (name: string, value: string) => {
    said[name] = value;
  };
  return {
    said,
    element: {
      setAttribute: write,
      hasAttribute: () => false,
      style: { setProperty: write },
    } as unknown as HTMLElement,
  };
}

/** A page of its own is dear to make, so one serves all; what the script reads and writes is given to it anew each time. */
const world: Record<string, unknown> = createContext({});

function run(stored: string | null | (() => never), options?: StoredTheme) {
  const { said, element } = page();
  const asked: string[] = [];
  const localStorage = {
    getItem: (key: string) => {
      asked.push(key);
      return typeof stored === 'function' ? stored() : stored;
    },
  };
  Object.assign(world, { document: { documentElement: element }, localStorage });
  new Script(themeScript(options)).runInContext(world);
  return { said, asked };
}

const applied = (choice: ThemeChoice) => {
  const { said, element } = page();
  applyTheme(element, choice);
  return said;
};

describe('the script before the first paint', () => {
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

  it('says exactly what applyTheme says, for every choice', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        expect(run(JSON.stringify(chosen)).said).toEqual(applied(chosen));
      }),
      { numRuns: 500 },
    );
  });

  it('takes only the presets that the portal offers, where it says which', () => {
    const options: StoredTheme = { presets: ['theme2', 'x-harbour'] };
    const presetFor = (preset: string) => run(JSON.stringify({ preset }), options).said['data-preset'];
    expect(['theme2', 'x-harbour', 'theme1', 'x-other', ''].map(presetFor)).toEqual([
      'theme2',
      'x-harbour',
      'default',
      'default',
      'default',
    ]);
  });

  it('reads the fields by the names that the portal has, words and booleans, and the language of the page', () => {
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
    const { said, asked } = run(
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
    expect(asked).toEqual(['preferences']);
    expect(said).toEqual({
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
    expect(run(JSON.stringify({ i18n: 'de', mode: 'system' }), options).said).toEqual({});
  });

  it('leaves the page as it is where nothing is stored, or storage refuses', () => {
    expect(run(null).said).toEqual({});
    expect(
      run(() => {
        throw new Error('The operation is insecure.');
      }).said,
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

  it('never throws and writes nothing but what it knows, whatever is stored', () => {
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
      '--at-font': /^'[\p{L}\p{N} -]+', 'Noto Sans SC Variable', system-ui, sans-serif$/u,
    };
    fc.assert(
      fc.property(stored, (text) => {
        for (const [name, value] of Object.entries(run(text, { languages: ['fr'] }).said))
          expect([name, known[name]?.test(value)]).toEqual([name, true]);
      }),
      { numRuns: 1000 },
    );
  });

  it('ends no element that it stands in, whatever it is configured with', () => {
    const script = themeScript({ key: '</script><script>alert(1)</script><!--\u2028', faces: { '</SCRIPT>': '-->' } });
    expect(script).not.toMatch(/<\/|<!--|-->|[\u2028\u2029]/);
    expect(run('{"preset":"theme2"}', { key: '</script>' })).toEqual({
      said: { 'data-preset': 'theme2' },
      asked: ['</script>'],
    });
  });

  it('leaves no name behind', () => expect(Object.keys(world).toSorted()).toEqual(['document', 'localStorage']));

  it('is tiny', () => expect(themeScript().length).toBeLessThan(1600));
});

describe('its hash for a Content-Security-Policy', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('is that of exactly this text', async () => {
    const script = themeScript({ key: 'preferences', faces: { Ünï: '中文' } });
    expect(await themeScriptHash(script)).toBe(hashOf(script));
  });

  it('of the script as it comes is the documented one', () =>
    expect(defaultThemeScriptHash).toBe(hashOf(themeScript())));
});

describe('a choice on an element', () => {
  it('keeps what it does not say, its preset too', () => {
    const said: Record<string, string> = { 'data-preset': 'theme3' };
    const element = {
      setAttribute: (name: string, value: string) => {
        said[name] = value;
      },
      hasAttribute: (name: string) => name in said,
      style: { setProperty: () => undefined },
    } as unknown as HTMLElement;
    applyTheme(element, { mode: 'dark' });
    expect(said).toEqual({ 'data-preset': 'theme3', 'data-mode': 'dark' });
  });

  it('S3.25 falls back to default for an unknown preset', () => {
    expect(
      ['theme7', '', 'constructor', 'x-', 'x-A'].map((preset) => themeAttributes({ preset })['data-preset']),
    ).toEqual(Array.from({ length: 5 }, () => 'default'));
    expect(themeAttributes({ preset: 'x-harbour' })['data-preset']).toBe('x-harbour');
  });

  it.each([
    [
      { fontFamily: "a'; } * { color: red" },
      { '--at-font': "'a  *  color: red', 'Noto Sans SC Variable', system-ui, sans-serif" },
    ],
    [{ fontFamily: 'a\\' }, { '--at-font': "'a', 'Noto Sans SC Variable', system-ui, sans-serif" }],
    [{ radius: Number.NaN }, {}],
    [{ radius: -4 }, {}],
    [{ radius: 12 }, { '--at-radius': '12px' }],
  ])('writes %j as a style that holds nothing else', (choice, style) =>
    expect(themeAttributes(choice).style).toEqual(style),
  );
});
