import { describe, expect, it } from 'vitest';
import { dialGeometry } from './month-dial-geometry.js';

/** The points of a path, relative to the centre of the dial, as radius and clockwise angle in degrees. */
const pointsOf = (path: string, size: number) =>
  [...path.matchAll(/(?:[ML]|A\S+ \S+ 0 0 [01] )(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => {
    const [dx, dy] = [Number(x) - size / 2, Number(y) - size / 2];
    return { radius: Math.hypot(dx, dy), angle: (Math.atan2(dx, -dy) * 180) / Math.PI };
  });
const solid = { slot: 'fill', from: 0, to: 1 } as const;

describe.each([28, 64, 160, 320] as const)('the dial of %d px', (size) => {
  const geometry = dialGeometry(size);

  it('has the first month at twelve o’clock and the fourth at three o’clock', () => {
    const middleOf = (index: number) => {
      const angles = pointsOf(geometry.layer(index, solid), size).map(({ angle }) => angle);
      return (Math.min(...angles) + Math.max(...angles)) / 2;
    };
    expect(middleOf(0)).toBeCloseTo(0, 0);
    expect(middleOf(3)).toBeCloseTo(90, 0);
  });

  it('has a visible gap of the same width between two months at their inner and outer edge', () => {
    const first = pointsOf(geometry.notch(0), size);
    const second = pointsOf(geometry.notch(1), size);
    const gaps = [
      [first[3], second[0]],
      [first[2], second[1]],
    ].map(([a, b]) => {
      const half = (((b?.angle ?? 0) - (a?.angle ?? 0)) / 2) * (Math.PI / 180);
      return 2 * (a?.radius ?? 0) * Math.sin(half);
    });
    expect(gaps[0]).toBeGreaterThan(1.5);
    expect(gaps[1]).toBeCloseTo(gaps[0] ?? 0, 1);
  });

  it('stays within its side, with the tick for today', () => {
    const paths = [geometry.notch(0), geometry.layer(5, { slot: 'hatch', from: 0.5, to: 1 }), geometry.tick(0.4) ?? ''];
    for (const { radius } of paths.flatMap((path) => pointsOf(path, size)))
      expect(radius).toBeLessThanOrEqual(size / 2 + 0.01);
  });

  it('draws the lower half of a limited month next to the centre', () => {
    const radii = pointsOf(geometry.layer(2, { slot: 'half', from: 0, to: 0.5 }), size).map(({ radius }) => radius);
    const whole = pointsOf(geometry.notch(2), size).map(({ radius }) => radius);
    expect(Math.min(...radii)).toBeCloseTo(Math.min(...whole), 1);
    expect(Math.max(...radii)).toBeCloseTo((Math.min(...whole) + Math.max(...whole)) / 2, 1);
  });
});

it('has no tick in the smallest dial', () => expect(dialGeometry(28).tick(0.5)).toBeUndefined());
