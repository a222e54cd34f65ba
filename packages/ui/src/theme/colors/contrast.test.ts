import { differenceEuclidean } from 'culori';
import { describe, expect, it } from 'vitest';
import { modes, palettesOf } from './palette.js';
import { presetIds } from './preset-ids.js';
import { presets } from './presets.js';
import { contrast } from './solve.js';
import { validatePreset } from '../checks/validate-preset.js';

describe.each(presetIds)('preset %s', (id) => {
  it('has sufficient contrast for every colour pair in both modes', () => {
    const { problems, failing, pairs } = validatePreset(presets[id]);
    expect({ problems, failing: failing.map(({ message }) => message) }).toEqual({ problems: [], failing: [] });
    expect(pairs.length).toBeGreaterThan(600);
  });

  it('has a `line` colour that is visible on every surface, for a neutral chip in a hovered row', () => {
    const palettes = palettesOf(presets[id]);
    const faint = modes.flatMap((mode) =>
      (['page', 'sheet', 'raised', 'sunken', 'hover'] as const).map((surface) => ({
        mode,
        surface,
        found: contrast(palettes[mode].line, palettes[mode][surface]),
      })),
    );
    expect(faint.filter(({ found }) => found < 1.15)).toEqual([]);
  });
});

/**
 * The smallest difference of two presets, as a distance in OKLab. 0.02 is a just noticeable difference of adjacent
 * patches; a surface that fills the window is noticed from about a quarter of it.
 */
const least = { page: 0.005, primary: 0.06, secondary: 0.03 } as const;

describe.each(modes)('in %s mode', (mode) => {
  it.each(Object.entries(least) as [keyof typeof least, number][])(
    'any two presets differ in their %s colour by at least %d',
    (name, distance) => {
      const difference = differenceEuclidean('oklab');
      const painted = presetIds.map((id) => ({ id, color: palettesOf(presets[id])[mode][name] }));
      const alike = painted.flatMap((one, index) =>
        painted
          .slice(index + 1)
          .filter((other) => difference(one.color, other.color) < distance)
          .map((other) => `${one.id} and ${other.id}`),
      );
      expect(alike).toEqual([]);
    },
  );
});
