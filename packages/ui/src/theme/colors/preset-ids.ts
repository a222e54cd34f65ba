// Apart from `presets.ts`, so that a page that only selects a preset does not load the sources of all presets.

/** Ids of the theme presets (specification, section 9). An unknown id falls back to `default`. */
export const presetIds = ['default', 'theme1', 'theme2', 'theme3', 'theme4', 'theme5', 'theme6'] as const;
/** Id of a preset of the library. */
export type PresetId = (typeof presetIds)[number];

/** Returns `id` if it is the id of a preset, otherwise `default`. */
export const presetOf = (id: string | null | undefined): PresetId =>
  (presetIds as readonly string[]).includes(id ?? '') ? (id as PresetId) : 'default';
