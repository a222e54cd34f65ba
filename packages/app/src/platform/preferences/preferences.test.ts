import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  configVersion,
  defaultPreferences,
  parsePreferences,
  readPreferences,
  serializePreferences,
  type Preferences,
} from './preferences';

const chosen: Preferences = {
  menuOrientation: 'horizontal',
  miniDrawer: true,
  fontFamily: 'Inter',
  borderRadius: 12,
  outlinedFilled: false,
  mode: 'dark',
  presetColor: 'theme2',
  i18n: 'zh',
  themeDirection: 'rtl',
  container: false,
};

describe('preferences', () => {
  it('start with the specification’s defaults (S3.18, S3.19, S3.20, S3.21, S3.22, S3.23, S3.24, S3.26, S3.27, S3.28, S9.27)', () => {
    expect(readPreferences(undefined)).toEqual({
      menuOrientation: 'vertical',
      miniDrawer: false,
      fontFamily: 'Poppins',
      borderRadius: 8,
      outlinedFilled: true,
      mode: 'light',
      presetColor: 'theme5',
      i18n: 'en',
      themeDirection: 'ltr',
      container: true,
    });
  });

  it('are stored with version 7 and read back unchanged (D.58, S3.58)', () => {
    expect(configVersion).toBe(7);
    expect(JSON.parse(serializePreferences(chosen))).toEqual({ version: 7, ...chosen });
    expect(parsePreferences(serializePreferences(chosen))).toEqual(chosen);
  });

  it('an unknown preset falls back to default (S3.25)', () =>
    expect(readPreferences({ presetColor: 'theme9' }).presetColor).toBe('default'));

  it.each([
    ['menuOrientation', ['diagonal', 1, null, {}, ['vertical']]],
    ['miniDrawer', ['true', 1, null, {}]],
    [
      'fontFamily',
      ["x'; } * { display: none", 'a;b', '', ' Inter', 7, null, 'x'.repeat(65), 'url(x)', '\u202ePoppins', {}],
    ],
    ['borderRadius', [-1, 33, 1e308, '8', null, NaN, Infinity, {}]],
    ['outlinedFilled', ['filled', 0, null]],
    ['mode', ['system', 'DARK', true, null]],
    ['presetColor', [5, null, {}, ['theme1']]],
    ['i18n', ['de', 'EN', '../fr', null, 1]],
    ['themeDirection', ['auto', 'RTL', null]],
    ['container', ['on', 1, null]],
  ] as const)('an invalid %s falls back to its default, other fields are kept (D.59)', (field, values) => {
    for (const value of values)
      expect(readPreferences({ ...chosen, [field]: value })).toEqual({ ...chosen, [field]: defaultPreferences[field] });
  });

  it.each([
    '',
    'null',
    '7',
    '"dark"',
    '[]',
    '{',
    '{"mode":',
    'undefined',
    '<html>',
    '['.repeat(100_000),
    `"${'x'.repeat(1_000_000)}"`,
  ])('an invalid stored text falls back to the defaults: %.20s', (text) =>
    expect(parsePreferences(text)).toEqual(defaultPreferences),
  );

  it('reading neither changes a prototype nor reads from one', () => {
    const read = parsePreferences(
      '{"__proto__": {"mode": "dark", "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "i18n": "fr"}',
    );
    expect(read).toEqual({ ...defaultPreferences, i18n: 'fr' });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(readPreferences(Object.create({ mode: 'dark' })).mode).toBe('light');
  });

  it('a radius of negative zero is zero', () => expect(readPreferences({ borderRadius: -0 }).borderRadius).toBe(0));

  it('reading any value returns valid preferences that read back unchanged', () => {
    const anyFields = fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(chosen), '__proto__', 'toString'), fc.string()),
      fc.anything({ withNullPrototype: true }),
    );
    fc.assert(
      fc.property(fc.oneof(anyFields, fc.anything()), (value) => {
        const read = readPreferences(value);
        expect(Object.keys(read)).toEqual(Object.keys(defaultPreferences));
        expect(parsePreferences(serializePreferences(read))).toEqual(read);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readPreferences(parsePreferences(text))).toEqual(parsePreferences(text));
      }),
    );
  });
});
