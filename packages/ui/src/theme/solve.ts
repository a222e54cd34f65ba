import { clampChroma, formatHex, wcagContrast } from 'culori';

/** An opaque sRGB colour as `#rrggbb`. */
export type Hex = string;

/** The sRGB colour nearest to an OKLCH value; chroma gives way where the gamut ends. `l` is 0 to 1, `h` degrees. */
export const oklch = (l: number, c: number, h: number): Hex => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (a: Hex, b: Hex): number => wcagContrast(a, b);

export const lowestContrast = (color: Hex, against: readonly Hex[]): number => Math.min(...against.map((other) => contrast(color, other)));

/**
 * The colour of a hue that keeps `ratio` against every background and stays nearest to the wished lightness:
 * it darkens or lightens in steps of a thousandth until the worst pair holds. Throws where no lightness serves.
 */
export function solve(wish: { l: number; c: number; h: number }, against: readonly Hex[], ratio: number, direction: 'darker' | 'lighter'): Hex {
  const step = direction === 'darker' ? -0.001 : 0.001;
  for (let l = wish.l; l >= 0 && l <= 1; l += step) {
    const color = oklch(l, wish.c, wish.h);
    if (lowestContrast(color, against) >= ratio) return color;
  }
  throw new Error(`No lightness of hue ${wish.h} reaches ${ratio}:1 against ${against.join(', ')}. Move the backgrounds apart or lower the ratio.`);
}
