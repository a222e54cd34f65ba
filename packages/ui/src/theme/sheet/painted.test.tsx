import { wcagContrast } from 'culori';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hueColors } from '../colors/color-names.js';
import { pairs, paintName, type Paint } from '../colors/pairs.js';
import { presetIds } from '../colors/preset-ids.js';
import { applyTheme } from '../choice/theme-choice.js';

/** A computed colour, with channels and alpha from 0 to 1. */
interface Painted {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

function read(text: string): Painted {
  const [r = 0, g = 0, b = 0, alpha = 1] = [
    ...text.replace(/^color\(srgb|^rgba?\(/, '').matchAll(/-?[\d.]+(?:e-?\d+)?/g),
  ].map(([number]) => Number(number));
  const maximum = text.startsWith('rgb') ? 255 : 1;
  return { r: r / maximum, g: g / maximum, b: b / maximum, alpha };
}
const over = (front: Painted, back: Painted): Painted => {
  const mix = (one: number, two: number) => one * front.alpha + two * (1 - front.alpha);
  return { r: mix(front.r, back.r), g: mix(front.g, back.g), b: mix(front.b, back.b), alpha: 1 };
};

const combinations = presetIds.flatMap((preset) => (['light', 'dark'] as const).map((mode) => ({ preset, mode })));

describe.each(combinations)(
  '$preset in $mode mode, computed by the browser in a nested theme root',
  ({ preset, mode }) => {
    const root = document.createElement('section');
    const probe = document.createElement('span');
    const painted = new Map<string, Painted>();

    /** The outer root has another preset and the other mode, to check that none of its colours are inherited. */
    const outer = document.createElement('div');
    beforeAll(() => {
      applyTheme(outer, {
        preset: preset === 'theme2' ? 'theme4' : 'theme2',
        mode: mode === 'dark' ? 'light' : 'dark',
        fields: 'outlined',
      });
      applyTheme(root, { preset, mode, fields: 'filled' });
      outer.append(root);
      root.append(probe);
      document.body.append(outer);
    });
    afterAll(() => outer.remove());

    const computed = (css: string): Painted => {
      const known = painted.get(css);
      if (known) return known;
      probe.style.backgroundColor = '';
      probe.style.backgroundColor = css;
      const value = read(getComputedStyle(probe).backgroundColor);
      painted.set(css, value);
      return value;
    };
    const colorOf = (paint: Paint): Painted => {
      if (typeof paint === 'string') return computed(`var(--at-${paint})`);
      return over(
        computed(`color-mix(in srgb, var(--at-${paint.paint}) ${paint.alpha * 100}%, transparent)`),
        computed(`var(--at-${paint.over})`),
      );
    };
    const ratio = (front: Paint, back: Paint) =>
      wcagContrast({ mode: 'rgb', ...colorOf(front) }, { mode: 'rgb', ...colorOf(back) });

    it('reaches the required contrast for every pair', () => {
      const found = pairs.map((pair) => ({
        pair: `${paintName(pair.front)} on ${paintName(pair.back)}`,
        required: pair.ratio,
        found: ratio(pair.front, pair.back),
      }));
      expect(found.filter(({ required, found: measured }) => !(measured >= required))).toEqual([]);
      expect(painted.size).toBeGreaterThan(100);
    });

    it('has readable fields, filled and outlined', () => {
      for (const fields of ['filled', 'outlined'] as const) {
        applyTheme(root, { fields });
        painted.clear();
        for (const surface of ['page', 'sheet', 'raised'] as const) {
          const background = over(computed('var(--at-field-fill)'), computed(`var(--at-${surface})`));
          const against = (css: string) =>
            wcagContrast({ mode: 'rgb', ...computed(css) }, { mode: 'rgb', ...background });
          expect([
            fields,
            surface,
            against('var(--at-text)') >= 4.5,
            against('var(--at-text-muted)') >= 4.5,
            against('var(--at-line-strong)') >= 3, // the lower edge; of an outlined field, every edge
            against('var(--at-focus)') >= 3,
          ]).toEqual([fields, surface, true, true, true, true]);
        }
      }
      expect(computed('var(--at-field-fill)').alpha).toBe(0);
    });

    it('has distinct hues', () => {
      expect(new Set(hueColors.map((name) => JSON.stringify(computed(`var(--at-${name})`)))).size).toBe(
        hueColors.length,
      );
    });
  },
);
