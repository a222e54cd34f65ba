import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';

/** An opaque sRGB colour as `#rrggbb`. */
export type Hex = string;

/** The sRGB colour nearest to an OKLCH value; chroma gives way where the gamut ends. `l` is 0 to 1, `h` degrees. */
export const oklch = (l: number, c: number, h: number): Hex =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** Any opaque CSS colour as `#rrggbb`. Throws where it is none, or lets something through. */
export function hexOf(color: string): Hex {
  const parsed = parse(color);
  if (parsed === undefined) throw new Error(`${JSON.stringify(color)} is no colour of CSS.`);
  if ((parsed.alpha ?? 1) < 1)
    throw new Error(
      `${JSON.stringify(color)} lets through what is behind it, so its contrast depends on that. Name the opaque colour.`,
    );
  return formatHex(clampChroma(parsed, 'oklch'));
}

const toOklch = converter('oklch');

/** Lightness, chroma and hue of a colour as OKLCH has them, to four places; a grey has the hue 0. */
export function oklchOf(color: Hex): [l: number, c: number, h: number] {
  const { l, c, h = 0 } = toOklch(color) ?? { l: 0, c: 0 };
  const rounded = (value: number) => Number(value.toFixed(4));
  return c < 0.0005 ? [rounded(l), 0, 0] : [rounded(l), rounded(c), rounded(h)];
}

/** `front` at a part of its strength over an opaque colour, as a browser paints it. */
export function composite(front: Hex, alpha: number, over: Hex): Hex {
  const channel = (color: Hex, index: number) => Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(front, index) * alpha + channel(over, index) * (1 - alpha)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (a: Hex, b: Hex): number => wcagContrast(a, b);

const lowestContrast = (color: Hex, against: readonly Hex[]): number =>
  Math.min(...against.map((other) => contrast(color, other)));

/**
 * The colour of a hue that keeps `ratio` against every background and stays nearest to the wished lightness:
 * it darkens or lightens in steps of a thousandth until the worst pair holds. Throws where no lightness serves.
 */
export function solve(
  wish: { l: number; c: number; h: number },
  against: readonly Hex[],
  ratio: number,
  direction: 'darker' | 'lighter',
): Hex {
  const step = direction === 'darker' ? -0.001 : 0.001;
  for (let l = wish.l; l >= 0 && l <= 1; l += step) {
    const color = oklch(l, wish.c, wish.h);
    if (lowestContrast(color, against) >= ratio) return color;
  }
  throw new Error(
    `No lightness of hue ${wish.h} reaches ${ratio}:1 against ${against.join(', ')}. Move the backgrounds apart or lower the ratio.`,
  );
}
