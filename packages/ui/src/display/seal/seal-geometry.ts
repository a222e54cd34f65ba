/** Notches of the ring; also the steps in which it can be seen to fill. */
export const notches = 24;

const point = (radius: number, turn: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(32 + radius * Math.cos(angle)).toFixed(2)} ${(32 + radius * Math.sin(angle)).toFixed(2)}`;
};

/** One tooth of the ring as an SVG path in a box of 64 by 64; the first stands at the top, then clockwise. */
export function tooth(index: number): string {
  const gap = 0.13 / notches;
  const from = index / notches + gap;
  const to = (index + 1) / notches - gap;
  return `M${point(30, from)} A30 30 0 0 1 ${point(30, to)} L${point(24, to)} A24 24 0 0 0 ${point(24, from)} Z`;
}

/** How many teeth are filled, for a share between 0 and 1. */
export const filledTeeth = (fill: number): number => Math.round(Math.min(1, Math.max(0, Number.isFinite(fill) ? fill : 0)) * notches);
