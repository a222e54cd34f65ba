import { presetIds, type PresetId } from '../../theme/colors/preset-ids.js';
import { lightnessOf, presets, swatchOf, type PresetSource } from '../../theme/colors/presets.js';

/** A preset in the settings popup. */
export interface PresetOption<Id extends string = string> {
  /** Value of `presetColor`: the id of a preset whose style sheet the page loads, such as `x-harbour`. */
  id: Id;
  name: string;
  /** CSS colour of the swatch, or one colour per mode. */
  swatch: string | { light: string; dark: string };
}

/** Creates the option of a custom preset: its name and its primary colour, which is lighter in dark mode. */
export function presetOption<const Id extends string>(id: Id, source: PresetSource): PresetOption<Id> {
  const lighter = { ...source, lightness: lightnessOf(source) + 0.2 }; // a dark swatch would not be visible
  return { id, name: source.name, swatch: { light: swatchOf(source), dark: swatchOf(lighter) } };
}

/** The presets of the library, which the settings popup offers by default. */
export const presetOptions: readonly PresetOption<PresetId>[] = presetIds.map((id) => presetOption(id, presets[id]));
