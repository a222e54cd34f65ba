/** A point of a chart: the position of its series and of its category. */
export interface ChartPoint {
  series: number;
  at: number;
}

/** The points that the keys move over. */
export interface ChartExtent {
  /** Number of categories. */
  count: number;
  /** Positions of the visible series, in order. */
  visible: readonly number[];
}

export type ChartMove = { of: 'at' | 'series'; by: number } | { to: 'first' | 'last' };

interface KeyPress {
  key: string;
  /** Direction in which the categories run; `both` if the other arrows have nothing to change. */
  along: 'inline' | 'block' | 'both';
  /** Whether the next series is above, as in stacked columns, and not below, as in rows. Default true. */
  isUpwards?: boolean | undefined;
  rtl: boolean;
  count: number;
}

/** Page Up and Page Down move over a tenth of the categories. */
const pageOf = (count: number) => Math.max(1, Math.round(count / 10));

/**
 * Returns the move of a key, or undefined. The arrow keys along the categories follow the reading direction; the other
 * two arrows change the series.
 */
export function moveOf({ key, along, rtl, count, isUpwards = true }: KeyPress): ChartMove | undefined {
  if (key === 'Home') return { to: 'first' };
  if (key === 'End') return { to: 'last' };
  if (key === 'PageUp') return { of: 'at', by: -pageOf(count) };
  if (key === 'PageDown') return { of: 'at', by: pageOf(count) };
  const inline = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const block = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (inline !== 0) return { of: along === 'block' ? 'series' : 'at', by: rtl ? -inline : inline };
  if (block !== 0)
    return along === 'inline' ? { of: 'series', by: isUpwards ? -block : block } : { of: 'at', by: block };
  return undefined;
}

const clamped = (value: number, last: number) => Math.min(last, Math.max(0, value));

/**
 * Returns the point after a move, or null if there is none. The first key from outside reads the first point, End the
 * last. Moves stop at the ends.
 */
export function pointAfter(
  current: ChartPoint | null,
  move: ChartMove,
  { count, visible }: ChartExtent,
): ChartPoint | null {
  const [first] = visible;
  if (first === undefined || count === 0) return null;
  const position = current ? visible.indexOf(current.series) : -1;
  const series = position < 0 ? first : current!.series;
  if ('to' in move) return { series, at: move.to === 'first' ? 0 : count - 1 };
  if (!current || position < 0) return { series, at: clamped(current?.at ?? 0, count - 1) };
  if (move.of === 'at') return { series, at: clamped(current.at + move.by, count - 1) };
  return { series: visible[clamped(position + move.by, visible.length - 1)]!, at: clamped(current.at, count - 1) };
}
