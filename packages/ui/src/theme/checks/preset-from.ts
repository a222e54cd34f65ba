import { palettesOf } from '../colors/palette.js';
import type { PresetSource } from '../colors/presets.js';
import { hexOf, oklchOf, type Hex } from '../colors/solve.js';
import { validatePreset } from './validate-preset.js';

/** A preset made from one colour. */
export interface PresetFromColor {
  /** The source, to save as JSON, to adjust, or to pass to `presetSheet`. */
  source: PresetSource;
  /** The primary colour in light mode. The given colour, if white text on it has enough contrast. */
  primary: Hex;
  /** Whether `primary` is the given colour, as far as a screen can show the difference. */
  isExact: boolean;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
/** Distance of the secondary from the primary in degrees: clearly another hue, but not its complement. */
const secondaryDistance = 105;
/** Below this chroma a colour is a grey, whose hue means nothing. Its greys are not tinted. */
const greyChroma = 0.02;

/** Whether two colours differ by at most 3 of 255 in each channel, the rounding of hue, chroma and lightness. */
const isSame = (a: Hex, b: Hex) =>
  [1, 3, 5].every(
    (at) => Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)) <= 3,
  );

/**
 * Makes a valid preset from one opaque CSS colour, such as a brand colour. The colour is the primary in light mode if
 * white text on it reaches 4.5:1, otherwise the closest darker one; every other colour is computed. All colour pairs of
 * the result pass `validatePreset`.
 * Throws an Error if the text is not an opaque CSS colour.
 *
 * @example presetSheet('x-claret', presetFrom('#7a1f3d', 'Claret').source)
 */
export function presetFrom(color: string, name = 'Custom'): PresetFromColor {
  const given = hexOf(color);
  const [l, c, h] = oklchOf(given);
  const isGrey = c < greyChroma;
  const base = {
    name,
    primary: rounded(h, 1),
    secondary: rounded((h + secondaryDistance) % 360, 1),
    grey: rounded(h, 1),
    lightness: rounded(clamp(l, 0.35, 0.6), 3),
    ...(isGrey ? { tint: 0 } : {}),
  };
  const strongest = rounded(clamp(c, 0, 0.25), 3);
  // A strong colour can leave too little contrast in dark mode. A weaker one of the same hue does not.
  for (let chroma = strongest; chroma > 0; chroma = rounded(chroma - 0.01, 3)) {
    const source = { ...base, chroma };
    if (validatePreset(source).valid) return fromSource(source, given);
  }
  return fromSource({ ...base, chroma: 0 }, given);
}

function fromSource(source: PresetSource, given: Hex): PresetFromColor {
  const { primary } = palettesOf(source).light;
  return { source, primary, isExact: isSame(primary, given) };
}
