import { monthCount, type Layer } from './month-mark.js';

/** Sides of a dial in CSS px at the default text size. */
export type MonthDialSize = 28 | 64 | 160 | 320;

interface Ring {
  inner: number;
  outer: number;
  /** Width of the gap between two notches. */
  gap: number;
  /** Outer end of the tick for today. Without it, the size has no tick. */
  tick?: number;
  /** Lines in the hatched half of a notch. */
  lines: number;
}

/** Lengths in px from the centre. */
const rings: Record<MonthDialSize, Ring> = {
  28: { inner: 8.5, outer: 13.5, gap: 1.75, lines: 0 },
  64: { inner: 20, outer: 28.5, gap: 2.25, tick: 32, lines: 5 },
  160: { inner: 55, outer: 73, gap: 3.5, tick: 80, lines: 8 },
  320: { inner: 113, outer: 148, gap: 6, tick: 160, lines: 12 },
};

const step = (2 * Math.PI) / monthCount;
/** Two decimals, so that the server and every browser write the same path. */
const fixed = (value: number) => String(Number(value.toFixed(2)));

/** Returns functions that draw the notches of a dial, each centred on its hour of the clock, as SVG paths. */
export function dialGeometry(size: MonthDialSize) {
  const { inner, outer, gap, tick, lines } = rings[size];
  const centre = size / 2;
  const point = (radius: number, angle: number) =>
    `${fixed(centre + radius * Math.sin(angle))} ${fixed(centre - radius * Math.cos(angle))}`;
  /** Half the angle of a notch at a radius. The sides of neighbouring notches are parallel. */
  const halfAt = (radius: number) => step / 2 - Math.asin(gap / 2 / radius);
  const radiusOf = (level: number) => inner + (outer - inner) * level;

  const sector = (index: number, from: number, to: number) => {
    const [low, high] = [radiusOf(from), radiusOf(to)];
    const middle = index * step;
    const [lowHalf, highHalf] = [halfAt(low), halfAt(high)];
    return [
      `M${point(low, middle - lowHalf)}`,
      `L${point(high, middle - highHalf)}`,
      `A${fixed(high)} ${fixed(high)} 0 0 1 ${point(high, middle + highHalf)}`,
      `L${point(low, middle + lowHalf)}`,
      `A${fixed(low)} ${fixed(low)} 0 0 0 ${point(low, middle - lowHalf)}Z`,
    ].join('');
  };
  /** Radial lines and the outer edge. */
  const hatch = (index: number, from: number, to: number) => {
    const [low, high] = [radiusOf(from), radiusOf(to)];
    const half = halfAt(high);
    const start = index * step - half;
    const strokes = Array.from({ length: lines }, (_, line) => {
      const angle = start + (2 * half * line) / (lines - 1);
      return `M${point(low, angle)}L${point(high, angle)}`;
    });
    return `${strokes.join('')}M${point(high, start)}A${fixed(high)} ${fixed(high)} 0 0 1 ${point(high, start + 2 * half)}`;
  };
  return {
    layer: (index: number, { slot, from, to }: Layer) =>
      slot === 'hatch' ? hatch(index, from, to) : sector(index, from, to),
    /** The whole notch, which receives the pointer. */
    notch: (index: number) => sector(index, 0, 1),
    /** The tick of a position in months, outside the ring. */
    tick: (position: number) => {
      if (tick === undefined) return undefined;
      const angle = (position - 0.5) * step;
      return `M${point(outer + (tick - outer) * 0.3, angle)}L${point(tick, angle)}`;
    },
  };
}
