import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presetSheet } from './preset-sheet.js';
import { presets } from './presets.js';
import { validateColors, validatePreset } from './validate-preset.js';

const harbour = { name: 'Harbour', primary: 230, secondary: 60, grey: 235, chroma: 0.12 };

describe("a preset of another portal's own", () => {
  it('is proved in light and dark, pair by pair', () => {
    const { valid, problems, pairs, failing } = validatePreset(harbour);
    expect({ valid, problems, failing }).toEqual({ valid: true, problems: [], failing: [] });
    expect(new Set(pairs.map(({ mode }) => mode))).toEqual(new Set(['light', 'dark']));
    expect(pairs.every(({ found, ratio }) => found >= ratio)).toBe(true);
  });

  it('of any hues is readable, or says in words why not', () => {
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
    ['nothing', undefined, 'A preset is an object such as'],
    ['a list', [], 'not a list'],
    ['a word', 'theme5', 'not "theme5"'],
    ['no name', { ...harbour, name: ' ' }, '"name" is what people call the preset'],
    [
      'a hue as text',
      { ...harbour, primary: '230' },
      '"primary" is the OKLCH hue of the primary, in degrees: a number from 0 to 360, not "230".',
    ],
    [
      'a hue that is none',
      { ...harbour, grey: Number.NaN },
      '"grey" is the OKLCH hue that tints the greys, in degrees: a number from 0 to 360, not NaN.',
    ],
    [
      'a chroma too strong',
      { ...harbour, chroma: 0.4 },
      '"chroma" is the chroma of the primary: a number from 0 to 0.25, not 0.4.',
    ],
    ['a lightness too low', { ...harbour, lightness: 0.1 }, 'a number from 0.35 to 0.6, not 0.1.'],
    ['a field that is none', { ...harbour, brand: '#fff' }, '"brand" is unknown. A preset has name, primary'],
    [
      'a colour that is none',
      { ...harbour, colors: { light: { primary: 'bleu' } } },
      '"colors.light.primary": "bleu" is no colour of CSS.',
    ],
    [
      'a colour that lets through',
      { ...harbour, colors: { dark: { page: '#0008' } } },
      'lets through what is behind it',
    ],
    [
      'a colour of no name',
      { ...harbour, colors: { light: { brand: '#fff' } } },
      '"colors.light" has "brand", which is no colour of the theme.',
    ],
    ['a mode of no name', { ...harbour, colors: { sepia: {} } }, '"colors.sepia" is unknown.'],
  ])('with %s comes back with the problem and nothing measured', (_, source, problem) => {
    const report = validatePreset(source);
    expect(report).toMatchObject({ valid: false, pairs: [], failing: [] });
    expect(report.problems.join('\n')).toContain(problem);
    expect(() => presetSheet('x-own', source as never)).toThrow(TypeError);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof validatePreset(value).valid).toBe('boolean');
        expect(typeof validateColors(value).valid).toBe('boolean');
      }),
    );
  });
});

describe('what fails', () => {
  const pale = validatePreset({ ...harbour, colors: { light: { 'primary-text': '#7fb2dd' } } });

  it('is named with its colours, its ratio, the rule, the place and the way out', () => {
    expect(pale.valid).toBe(false);
    expect(pale.failing.every(({ mode }) => mode === 'light')).toBe(true);
    expect(pale.failing[0]?.message).toMatch(
      /^light: primary-text \(#7fb2dd\) on page \(#\w{6}\) is 2\.\d+:1\. Text needs 4\.5:1 \(WCAG 2\.2, 1\.4\.3\); they meet here: links, messages, tonal things\. Make colors\.light\.primary-text darker, or leave it out, so that it is solved\.$/,
    );
  });

  it('names the ground where the ground is what was given', () => {
    const { failing } = validatePreset({ ...harbour, colors: { dark: { sheet: '#8a8a8a' } } });
    expect(failing.find(({ front }) => front === 'text-muted')?.message).toContain('Leave colors.dark.sheet out');
  });
});

describe('colours without a source', () => {
  it('are judged where both sides of a pair are given', () => {
    const { pairs, failing } = validateColors({ 'on-primary': '#ffffff', primary: 'oklch(0.8 0.1 90)', text: '#111' });
    expect(pairs.map(({ front, back }) => [front, back])).toContainEqual(['on-primary', 'primary']);
    expect(failing.map(({ front, back }) => [front, back])).toContainEqual(['on-primary', 'primary']);
    expect(pairs.some(({ back }) => back === 'page')).toBe(false);
  });

  it('mixed over each other are as a browser paints them', () => {
    const { pairs } = validateColors({ 'on-primary': '#ffffff', primary: '#000000' });
    expect(pairs.find(({ back }) => typeof back === 'object')?.colors).toEqual(['#ffffff', '#1a1a1a']);
  });
});

describe('its style sheet', () => {
  it('has every colour of its own for both modes, under its id', () => {
    const sheet = presetSheet('x-harbour', harbour);
    expect(sheet).toMatch(/^\[data-preset="x-harbour"\] \{\n {2}--at-page: light-dark\(#\w{6}, #\w{6}\);\n/);
    expect(sheet.match(/--at-/g)).toHaveLength(67);
    expect(sheet).not.toContain('hue-');
  });

  it('has the colours that were given, hues too', () => {
    const sheet = presetSheet('x-own', {
      ...presets.theme1,
      colors: { light: { primary: 'rebeccapurple', 'hue-1': '#123456' } },
    });
    expect(sheet).toMatch(/--at-primary: light-dark\(#663399, #\w{6}\);/);
    expect(sheet).toMatch(/--at-hue-1: light-dark\(#123456, #\w{6}\);/);
  });

  it.each(['harbour', 'theme5', 'x-', 'x-Harbour', 'x-a"] *{', 'x-a b', ''])('is refused under the id %j', (id) => {
    expect(() => presetSheet(id, harbour)).toThrow('The id of a preset of one\'s own is "x-"');
  });

  it('names every problem at once, of the id and of the source', () => {
    expect(() => presetSheet('harbour', { ...harbour, chroma: 2, tint: 9 })).toThrow(
      /^The id .+\n"chroma" is .+\n"tint" is .+$/,
    );
  });
});
