import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';

/** An opaque sRGB colour as `#rrggbb`. */
export type Hex = string;

/**
 * Returns the sRGB colour for an OKLCH value, with chroma reduced to fit the gamut. `l` is 0 to 1, `h` is in degrees.
 */
export const oklch = (l: number, c: number, h: number): Hex =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** Returns an opaque CSS colour as `#rrggbb`. Throws if it is not a colour or is translucent. */
export function hexOf(color: string): Hex {
  const parsed = parse(color);
  if (parsed === undefined) throw new Error(`${JSON.stringify(color)} is not a CSS colour.`);
  if ((parsed.alpha ?? 1) < 1)
    throw new Error(
      `${JSON.stringify(color)} is translucent, so its contrast depends on the background. Use an opaque colour.`,
    );
  return formatHex(clampChroma(parsed, 'oklch'));
}

const toOklch = converter('oklch');

/** Returns the OKLCH lightness, chroma and hue of a colour to four decimal places. A grey has the hue 0. */
export function oklchOf(color: Hex): [l: number, c: number, h: number] {
  const { l, c, h = 0 } = toOklch(color) ?? { l: 0, c: 0 };
  const rounded = (value: number) => Number(value.toFixed(4));
  return c < 0.0005 ? [rounded(l), 0, 0] : [rounded(l), rounded(c), rounded(h)];
}

/** Returns `front` with the opacity `alpha` composited over an opaque colour, like a browser. */
export function composite(front: Hex, alpha: number, over: Hex): Hex {
  const channel = (color: Hex, index: number) => Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(front, index) * alpha + channel(over, index) * (1 - alpha)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (a: Hex, b: Hex): number => wcagContrast(a, b);

const lowestContrast = (color: Hex, against: readonly Hex[]): number =>
  Math.min(...against.map((other) => contrast(color, other)));

/**
 * Returns a colour that reaches `ratio` against every background, with the lightness closest to that of `start`.
 * Darkens or lightens it in steps of 0.001 until every background passes. Throws if no lightness passes.
 */
export function solve(
  start: { l: number; c: number; h: number },
  against: readonly Hex[],
  ratio: number,
  direction: 'darker' | 'lighter',
): Hex {
  const step = direction === 'darker' ? -0.001 : 0.001;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const color = oklch(l, start.c, start.h);
    if (lowestContrast(color, against) >= ratio) return color;
  }
  throw new Error(
    `No lightness of hue ${start.h} reaches ${ratio}:1 against ${against.join(', ')}. Move the backgrounds apart or lower the ratio.`,
  );
}
