/** Returns the completed fraction, 0 to 1, or undefined if the value is unknown. */
export function shareOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !(max > 0) || Number.isNaN(value)) return undefined;
  return Math.min(1, Math.max(0, value / max));
}
