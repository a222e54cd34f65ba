import { describe, expect, it } from 'vitest';
import { componentTokens } from '../scale/component-tokens.js';
import type { ColorName } from './color-names.js';
import { modes, palettesOf } from './palette.js';
import { presetIds } from './preset-ids.js';
import { presets } from './presets.js';
import { contrast } from './solve.js';

const series = ([1, 2, 3, 4, 5, 6] as const).map(
  (n) => /^var\(--at-(.+)\)$/.exec(componentTokens[`series-${n}`])?.[1] as ColorName,
);

describe.each(presetIds)('the series of charts in the preset %s', (id) => {
  it.each(modes)('have a contrast of at least 3:1 against every surface in %s mode', (mode) => {
    const palette = palettesOf(presets[id])[mode];
    for (const name of series)
      for (const surface of ['page', 'sheet', 'raised', 'sunken', 'hover'] as const)
        expect(contrast(palette[name], palette[surface]), `${name} on ${surface}`).toBeGreaterThanOrEqual(3);
  });
});

it('are six different hues', () => expect(new Set(series).size).toBe(6));
