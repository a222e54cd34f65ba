import { describe, expect, it } from 'vitest';
import { modes, palettesOf } from './palette.js';
import { presetIds, presets } from './presets.js';
import { contrast } from './solve.js';
import { validatePreset } from './validate-preset.js';

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
