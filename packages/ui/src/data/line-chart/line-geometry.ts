import { area, line } from 'd3-shape';
import type { DrawnSeries } from '../../foundation/chart/chart-data.js';
import type { ValueScale } from '../../foundation/chart/value-scale.js';

/** A point in percent of the plot. `y` is null for a missing or withheld value, where the line has a gap. */
export interface LinePoint {
  at: number;
  x: number;
  y: number | null;
}

/** Above this number of points a line keeps only the lowest and the highest point per pixel. */
export const manyPoints = 2000;
/** The drawing is stretched to the width of the plot; a line of a thousand pixels is as exact as screens are. */
const pixels = 1000;

/** Returns the points of a series, one per value. */
export const pointsOf = (
  { cells }: DrawnSeries,
  positions: readonly number[],
  scale: Pick<ValueScale, 'at'>,
): LinePoint[] =>
  cells.map(({ value }, at) => ({ at, x: positions[at] ?? 0, y: value === null ? null : 100 - scale.at(value) }));

/**
 * Returns at most four points for each pixel of a long line: the first, the lowest, the highest and the last, in order,
 * so that no peak is lost. Gaps stay. Short lines are returned as they are.
 */
export function thinned(points: readonly LinePoint[]): readonly LinePoint[] {
  if (points.length <= manyPoints) return points;
  const kept: LinePoint[] = [];
  let bucket: LinePoint[] = [];
  const flush = () => {
    if (bucket.length === 0) return;
    let [low, high] = [bucket[0]!, bucket[0]!];
    for (const point of bucket) {
      if (point.y! < low.y!) low = point;
      if (point.y! > high.y!) high = point;
    }
    kept.push(...[...new Set([bucket[0]!, low, high, bucket.at(-1)!])].sort((a, b) => a.at - b.at));
    bucket = [];
  };
  const pixelOf = ({ x }: LinePoint) => Math.floor((x / 100) * pixels);
  for (const point of points) {
    if (point.y === null) {
      flush();
      if (kept.at(-1)?.y !== null) kept.push(point);
      continue;
    }
    if (bucket[0] && pixelOf(bucket[0]) !== pixelOf(point)) flush();
    bucket.push(point);
  }
  flush();
  return kept;
}

const scaled = (percent: number) => Math.round(percent * pixels) / 100;
const isKnown = ({ y }: LinePoint) => y !== null;

/** Returns the path of a line in a box of 1000 × 1000, with gaps. */
export const linePath = (points: readonly LinePoint[]): string =>
  line<LinePoint>()
    .defined(isKnown)
    .x(({ x }) => scaled(x))
    .y(({ y }) => scaled(y ?? 0))([...thinned(points)]) ?? '';

/** Returns the path of the area between a line and the bottom in a box of 1000 × 1000, with gaps. */
export const areaPath = (points: readonly LinePoint[], bottom: number): string =>
  area<LinePoint>()
    .defined(isKnown)
    .x(({ x }) => scaled(x))
    .y0(scaled(bottom))
    .y1(({ y }) => scaled(y ?? 0))([...thinned(points)]) ?? '';

/** Returns the points that no line reaches, because both neighbours are missing. */
export const isolated = (points: readonly LinePoint[]): LinePoint[] =>
  points.filter(
    ({ y }, index) => y !== null && (points[index - 1]?.y ?? null) === null && (points[index + 1]?.y ?? null) === null,
  );

/** Returns positions at least `gap` apart, within 0 to 100 and in the given order of the smallest change. */
export function spread(positions: readonly number[], gap: number): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => positions[a]! - positions[b]!);
  const result = [...positions];
  order.forEach((index, rank) => {
    const above = rank > 0 ? result[order[rank - 1]!]! + gap : -Infinity;
    result[index] = Math.max(result[index]!, above);
  });
  let limit = 100;
  for (const index of order.toReversed()) {
    result[index] = Math.min(result[index]!, limit);
    limit = result[index] - gap;
  }
  return result;
}
