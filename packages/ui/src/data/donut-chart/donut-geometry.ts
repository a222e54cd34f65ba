import { arc, pie } from 'd3-shape';
import type { DrawnSeries } from '../../foundation/chart/chart-data.js';

/** A ring segment in a box from -50 to 50, clockwise from twelve o'clock. */
export interface Segment {
  /** Position of the category. */
  at: number;
  path: string;
  /** Middle of the segment in percent of the box. */
  x: number;
  y: number;
  /** Part of the total, 0 to 1. */
  share: number;
}

const [inner, outer] = [30, 49];
const ring = arc<{ startAngle: number; endAngle: number }>().innerRadius(inner).outerRadius(outer).padAngle(0.02);

/** Returns the segments of the values of a series. Values that are negative, missing or withheld have none. */
export function segments({ cells }: DrawnSeries): { segments: Segment[]; total: number } {
  const parts = cells.flatMap(({ value }, at) => (value !== null && value > 0 ? [{ at, value }] : []));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const angles = pie<(typeof parts)[number]>()
    .value(({ value }) => value)
    .sort(null)(parts);
  return {
    total,
    segments: angles.map((angle) => {
      const [x, y] = ring.centroid(angle);
      return {
        at: angle.data.at,
        path: ring(angle) ?? '',
        x: x + 50,
        y: y + 50,
        share: angle.data.value / total,
      };
    }),
  };
}
