import type { ColorName } from './color-names.js';
import type { PresetId } from './preset-ids.js';

/** The source of a preset, from which all of its colours are computed. Hues are OKLCH degrees, 0 to 360. */
export interface PresetSource {
  /** The display name. */
  name: string;
  /** Hue of the primary colour: primary buttons, links, focus. */
  primary: number;
  /** Hue of the secondary colour. */
  secondary: number;
  /** Hue that tints the greys. */
  grey: number;
  /** Chroma of the primary at its strongest, 0 to 0.25. */
  chroma: number;
  /**
   * Lightness of the primary in light mode, 0.35 to 0.6. The darker it is in light mode, the lighter it is in dark
   * mode. Default 0.52.
   */
  lightness?: number | undefined;
  /** How strongly the greys are tinted: 0 is neutral, 1 (default) is slight, 2 is the maximum. */
  tint?: number | undefined;
  /**
   * Custom colours by mode, as opaque CSS colours. They replace the computed colours. Their contrast is validated too.
   */
  colors?: { light?: Partial<Record<ColorName, string>>; dark?: Partial<Record<ColorName, string>> } | undefined;
}

/** The presets of the library. */
export const presets: Record<PresetId, PresetSource> = {
  default: { name: 'Ink', primary: 262, secondary: 325, grey: 265, chroma: 0.035, lightness: 0.36, tint: 0.15 },
  theme1: { name: 'Spruce', primary: 165, secondary: 280, grey: 168, chroma: 0.085, lightness: 0.44, tint: 1.5 },
  theme2: { name: 'Plum', primary: 330, secondary: 205, grey: 335, chroma: 0.15, lightness: 0.46, tint: 1.3 },
  theme3: { name: 'Lagoon', primary: 205, secondary: 345, grey: 210, chroma: 0.11, tint: 1.6 },
  theme4: { name: 'Copper', primary: 50, secondary: 260, grey: 70, chroma: 0.1, lightness: 0.47, tint: 1.9 },
  theme5: { name: 'Cobalt', primary: 255, secondary: 180, grey: 265, chroma: 0.2 },
  theme6: { name: 'Moss', primary: 130, secondary: 235, grey: 115, chroma: 0.11, lightness: 0.5, tint: 1.6 },
};

/** Returns the lightness of a preset's primary in light mode. */
export const lightnessOf = ({ lightness = 0.52 }: PresetSource): number => lightness;

/** Returns the colour that represents a preset in a list: its primary, the same in both modes. */
export const swatchOf = (preset: PresetSource): string =>
  `oklch(${lightnessOf(preset)} ${preset.chroma} ${preset.primary})`;
