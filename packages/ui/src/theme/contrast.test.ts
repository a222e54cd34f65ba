import { describe, expect, it } from 'vitest';
import { presetIds, presets } from './presets.js';
import { validatePreset } from './validate-preset.js';

describe.each(presetIds)('preset %s', (id) => {
  it('keeps every pair of colours readable in both modes', () => {
    const { problems, failing, pairs } = validatePreset(presets[id]);
    expect({ problems, failing: failing.map(({ message }) => message) }).toEqual({ problems: [], failing: [] });
    expect(pairs.length).toBeGreaterThan(600);
  });
});
