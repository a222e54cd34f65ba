import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presetSheet } from './preset-sheet.js';
import { colorNames } from '../colors/color-names.js';
import { presets } from '../colors/presets.js';
import { validateColors, validatePreset } from './validate-preset.js';

const harbour = { name: 'Harbour', primary: 230, secondary: 60, grey: 235, chroma: 0.12 };

describe('custom preset', () => {
  it('is measured pair by pair in light and dark mode', () => {
    const { valid, problems, pairs, failing } = validatePreset(harbour);
    expect({ valid, problems, failing }).toEqual({ valid: true, problems: [], failing: [] });
    expect(new Set(pairs.map(({ mode }) => mode))).toEqual(new Set(['light', 'dark']));
    expect(pairs.every(({ found, ratio }) => found >= ratio)).toBe(true);
  });

  it('passes with any hues, or reports why not', () => {
    const hue = fc.integer({ min: 0, max: 360 });
    const source = fc.record({
      name: fc.constant('Any'),
      primary: hue,
      secondary: hue,
      grey: hue,
      chroma: fc.double({ min: 0, max: 0.25, noNaN: true }),
      lightness: fc.double({ min: 0.35, max: 0.6, noNaN: true }),
      tint: fc.double({ min: 0, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(source, (preset) => {
        const { valid, problems, failing } = validatePreset(preset);
        expect(valid).toBe(problems.length + failing.length === 0);
        expect([...problems, ...failing.map(({ message }) => message)].every((text) => text.length > 20)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['nothing', undefined, 'A preset must be an object such as'],
    ['an array', [], 'not an array'],
    ['a string', 'theme5', 'not "theme5"'],
    ['no name', { ...harbour, name: ' ' }, '"name" is the display name of the preset'],
    [
      'a hue as a string',
      { ...harbour, primary: '230' },
      '"primary" is the OKLCH hue of the primary, in degrees: a number from 0 to 360, not "230".',
    ],
    [
      'a hue of NaN',
      { ...harbour, grey: Number.NaN },
      '"grey" is the OKLCH hue that tints the greys, in degrees: a number from 0 to 360, not NaN.',
    ],
    [
      'a chroma that is too high',
      { ...harbour, chroma: 0.4 },
      '"chroma" is the chroma of the primary: a number from 0 to 0.25, not 0.4.',
    ],
    ['a lightness that is too low', { ...harbour, lightness: 0.1 }, 'a number from 0.35 to 0.6, not 0.1.'],
    ['an unknown field', { ...harbour, brand: '#fff' }, '"brand" is unknown. The fields of a preset are name, primary'],
    [
      'an invalid colour',
      { ...harbour, colors: { light: { primary: 'bleu' } } },
      '"colors.light.primary": "bleu" is not a CSS colour.',
    ],
    ['a translucent colour', { ...harbour, colors: { dark: { page: '#0008' } } }, 'is translucent'],
    [
      'an unknown colour name',
      { ...harbour, colors: { light: { brand: '#fff' } } },
      '"colors.light" contains "brand", which is not a colour of the theme.',
    ],
    ['an unknown mode', { ...harbour, colors: { sepia: {} } }, '"colors.sepia" is unknown.'],
  ])('is reported as invalid without measurements: %s', (_, source, problem) => {
    const report = validatePreset(source);
    expect(report).toMatchObject({ valid: false, pairs: [], failing: [] });
    expect(report.problems.join('\n')).toContain(problem);
    expect(() => presetSheet('x-own', source as never)).toThrow(TypeError);
  });

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof validatePreset(value).valid).toBe('boolean');
        expect(typeof validateColors(value).valid).toBe('boolean');
      }),
    );
  });
});

describe('failing pair', () => {
  const pale = validatePreset({ ...harbour, colors: { light: { 'primary-text': '#7fb2dd' } } });

  it('has a message with its colours, ratio, rule, use and a fix', () => {
    expect(pale.valid).toBe(false);
    expect(pale.failing.every(({ mode }) => mode === 'light')).toBe(true);
    expect(pale.failing[0]?.message).toMatch(
      /^light: primary-text \(#7fb2dd\) on page \(#\w{6}\) is 2\.\d+:1\. Text needs 4\.5:1 \(WCAG 2\.2, 1\.4\.3\)\. Used for: links, messages, tonal components\. Make colors\.light\.primary-text darker, or omit it so that it is computed\.$/,
    );
  });

  it('suggests omitting the background if only the background is a custom colour', () => {
    const { failing } = validatePreset({ ...harbour, colors: { dark: { sheet: '#8a8a8a' } } });
    expect(failing.find(({ front }) => front === 'text-muted')?.message).toContain('Omit colors.dark.sheet');
  });
});

describe('validateColors', () => {
  it('measures pairs for which both colours are given', () => {
    const { pairs, failing } = validateColors({ 'on-primary': '#ffffff', primary: 'oklch(0.8 0.1 90)', text: '#111' });
    expect(pairs.map(({ front, back }) => [front, back])).toContainEqual(['on-primary', 'primary']);
    expect(failing.map(({ front, back }) => [front, back])).toContainEqual(['on-primary', 'primary']);
    expect(pairs.some(({ back }) => back === 'page')).toBe(false);
  });

  it('composites translucent colours like a browser', () => {
    const { pairs } = validateColors({ 'on-primary': '#ffffff', primary: '#000000' });
    expect(pairs.find(({ back }) => typeof back === 'object')?.colors).toEqual(['#ffffff', '#1a1a1a']);
  });
});

describe('presetSheet', () => {
  it('contains every colour of the preset for both modes, under its id', () => {
    const sheet = presetSheet('x-harbour', harbour);
    expect(sheet).toMatch(
      /^@layer attesta \{\n {2}\[data-preset="x-harbour"\] \{\n {4}--at-page: light-dark\(#\w{6}, #\w{6}\);\n/,
    );
    for (const name of colorNames.filter((each) => !each.startsWith('hue-'))) {
      expect(sheet).toMatch(new RegExp(`--at-${name}: light-dark\\(#\\w{6}, #\\w{6}\\);`));
    }
    expect(sheet).not.toContain('hue-');
  });

  it('contains the custom colours, including hues', () => {
    const sheet = presetSheet('x-own', {
      ...presets.theme1,
      colors: { light: { primary: 'rebeccapurple', 'hue-1': '#123456' } },
    });
    expect(sheet).toMatch(/--at-primary: light-dark\(#663399, #\w{6}\);/);
    expect(sheet).toMatch(/--at-hue-1: light-dark\(#123456, #\w{6}\);/);
  });

  it.each(['harbour', 'theme5', 'x-', 'x-Harbour', 'x-a"] *{', 'x-a b', ''])('rejects the id %j', (id) => {
    expect(() => presetSheet(id, harbour)).toThrow('The id of a custom preset must be "x-"');
  });

  it('reports all problems of the id and the source at once', () => {
    expect(() => presetSheet('harbour', { ...harbour, chroma: 2, tint: 9 })).toThrow(
      /^The id .+\n"chroma" is .+\n"tint" is .+$/,
    );
  });
});
