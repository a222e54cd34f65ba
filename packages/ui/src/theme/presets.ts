/** Ids of the theme presets (specification, section 9). An unknown id falls back to `default`. */
export const presetIds = ['default', 'theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const;
export type PresetId = (typeof presetIds)[number];

/** What a preset is made from; every colour of it is solved from these. Hues are OKLCH degrees, chroma is 0 to 0.25. */
export interface PresetSource {
  name: string;
  primary: number;
  secondary: number;
  /** Hue that tints the greys. */
  grey: number;
  /** Chroma of the primary at its strongest. */
  chroma: number;
}

export const presets: Record<PresetId, PresetSource> = {
  default: { name: 'Ink', primary: 262, secondary: 195, grey: 265, chroma: 0.09 },
  theme1: { name: 'Spruce', primary: 165, secondary: 265, grey: 170, chroma: 0.11 },
  theme2: { name: 'Plum', primary: 330, secondary: 255, grey: 325, chroma: 0.16 },
  theme3: { name: 'Lagoon', primary: 205, secondary: 290, grey: 215, chroma: 0.11 },
  theme4: { name: 'Copper', primary: 50, secondary: 200, grey: 55, chroma: 0.13 },
  theme5: { name: 'Cobalt', primary: 255, secondary: 180, grey: 265, chroma: 0.2 },
  theme6: { name: 'Moss', primary: 130, secondary: 245, grey: 125, chroma: 0.12 },
};

/** The preset that `id` names, or `default`. */
export const presetOf = (id: string | null | undefined): PresetId =>
  (presetIds as readonly string[]).includes(id ?? '') ? (id as PresetId) : 'default';
