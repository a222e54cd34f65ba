import { describe, expect, it } from 'vitest';
import { pairs } from './pairs.js';
import { paletteOf } from './palette.js';
import { presetIds, presets } from './presets.js';
import { contrast } from './solve.js';

describe.each(presetIds)('preset %s', (id) => {
  it.each(['light', 'dark'] as const)('keeps every pair of colours readable in %s mode', (mode) => {
    const palette = paletteOf(presets[id], mode);
    const low = pairs
      .map(({ front, back, ratio }) => ({ front, back, ratio, found: contrast(palette[front], palette[back]) }))
      .filter(({ found, ratio }) => found < ratio);
    expect(low).toEqual([]);
  });
});
