import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchOf } from '../colors/solve.js';
import { presetFrom } from './preset-from.js';
import { validatePreset } from './validate-preset.js';

describe('presetFrom', () => {
  it('keeps a colour that white text is legible on', () => {
    const { source, primary, isExact } = presetFrom('#7a1f3d', 'Claret');
    expect(source).toMatchObject({ name: 'Claret' });
    expect(source).not.toHaveProperty('tint');
    expect(isExact).toBe(true);
    expect(oklchOf(primary)[2]).toBeCloseTo(source.primary, 0);
  });

  it('darkens a colour that is too light for white text, and keeps its hue', () => {
    const { source, primary, isExact } = presetFrom('#ffcc00');
    expect(isExact).toBe(false);
    expect(Math.abs(oklchOf(primary)[2] - oklchOf('#ffcc00')[2])).toBeLessThan(6);
    expect(validatePreset(source).valid).toBe(true);
  });

  it('does not tint the greys for a grey', () => expect(presetFrom('#333333').source).toMatchObject({ tint: 0 }));

  it.each(['#000', '#fff', 'rebeccapurple', 'oklch(0.7 0.3 150)'])('makes a valid preset from %s', (color) =>
    expect(validatePreset(presetFrom(color).source)).toMatchObject({ valid: true, problems: [] }),
  );

  it('makes a valid preset from any colour', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        expect(validatePreset(presetFrom(color).source)).toMatchObject({ valid: true });
      }),
      { numRuns: 25 },
    ));

  it.each(['', 'harbour', '#12345', 'rgb(0 0 0 / 50%)', 'url(x)'])('rejects %j', (color) =>
    expect(() => presetFrom(color)).toThrow(/is not a CSS colour|translucent/),
  );
});
