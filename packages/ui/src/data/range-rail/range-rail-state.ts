export type RailState = 'within' | 'below' | 'above' | 'unknown';

/** Returns the state of a value in a range, both ends included. */
export function railState(value: number | null, from: number, to: number): RailState {
  if (value === null || !Number.isFinite(value)) return 'unknown';
  if (value < from) return 'below';
  return value > to ? 'above' : 'within';
}

/** Returns the position of a value on the rail, 0 to 100. Values outside are at the nearest end. */
export function railPosition(value: number, min: number, max: number): number {
  if (!(max > min) || !Number.isFinite(value)) return 0;
  return Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100));
}
