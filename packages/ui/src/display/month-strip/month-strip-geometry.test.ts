import { describe, expect, it } from 'vitest';
import { stripGeometry, stripSize } from './month-strip-geometry.js';

const numbers = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));

describe('the strip', () => {
  it('has twelve cells of 14 × 18 px, 2 px apart', () => {
    expect(stripSize).toEqual({ width: 190, height: 24 });
    expect(stripGeometry.cell(0)).toBe('M0 6h14V24h-14Z');
    expect(stripGeometry.cell(1)).toBe('M16 6h14V24h-14Z');
    expect(stripGeometry.cell(11)).toBe('M176 6h14V24h-14Z');
  });

  it('fills the lower half of a limited month', () => {
    expect(stripGeometry.layer(0, { slot: 'half', from: 0, to: 0.5 })).toBe('M0 15h14V24h-14Z');
  });

  it('hatches only the upper half of its cell', () => {
    const path = stripGeometry.layer(2, { slot: 'hatch', from: 0.5, to: 1 });
    const ends = [...path.replace(/M[^M]*h14$/, '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
    expect(ends.length).toBeGreaterThan(6);
    for (const [, x, y] of ends) {
      expect(Number(x)).toBeGreaterThanOrEqual(32);
      expect(Number(x)).toBeLessThanOrEqual(46);
      expect(Number(y)).toBeGreaterThanOrEqual(6);
      expect(Number(y)).toBeLessThanOrEqual(15);
    }
  });

  it('has the ticks of today and of a target date above their day', () => {
    expect(numbers(stripGeometry.tick(1.5))[0]).toBe(23);
    expect(numbers(stripGeometry.target(1.5))[0]).toBe(23);
    expect(Math.max(...numbers(stripGeometry.tick(0)).slice(1))).toBeLessThan(6);
  });
});
