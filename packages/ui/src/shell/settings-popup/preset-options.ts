import { lightnessOf, presetIds, presets, swatchOf, type PresetId, type PresetSource } from '../../theme/presets.js';

/** A preset as the settings popup offers it. */
export interface PresetOption<Id extends string = string> {
  /** What `presetColor` is when it is chosen: the id of a style sheet that the page has, as `x-harbour`. */
  id: Id;
  name: string;
  /** The CSS colour that shows it; two where it is another one on dark surfaces. */
  swatch: string | { light: string; dark: string };
}

/** A preset of one's own as the settings popup offers it: its name, and its primary, lighter on dark surfaces as the preset has it there. */
export function presetOption<const Id extends string>(id: Id, source: PresetSource): PresetOption<Id> {
  const lighter = { ...source, lightness: lightnessOf(source) + 0.2 }; // a deep one would not be seen
  return { id, name: source.name, swatch: { light: swatchOf(source), dark: swatchOf(lighter) } };
}

/** The presets of the library, as the settings popup offers them where it is given no others. */
export const presetOptions: readonly PresetOption<PresetId>[] = presetIds.map((id) => presetOption(id, presets[id]));
