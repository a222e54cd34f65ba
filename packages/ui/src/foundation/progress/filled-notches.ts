/** Notches of the ring. */
export const notches = 12;

/**
 * Returns the number of filled notches for a progress of 0 to 1. Any progress fills at least one notch, and the ring is
 * full only at 1: a device that is nearly certified must not look certified.
 */
export function filledNotches(fill: number): number {
  if (!(fill > 0)) return 0;
  if (fill >= 1) return notches;
  return Math.min(notches - 1, Math.max(1, Math.round(fill * notches)));
}

/** Length of a notch and of the gap after it. The circumference is 120. */
const NOTCH = 8;
const GAP = 2;

/** Returns the `stroke-dasharray` of a ring with its first `count` notches. */
export const dashes = (count: number): string =>
  count === 0 ? '0 120' : `${`${NOTCH} ${GAP} `.repeat(count - 1)}${NOTCH} 120`;
