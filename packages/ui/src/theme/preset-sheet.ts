import { asSource } from './preset-problems.js';
import type { PresetSource } from './presets.js';
import { colorSheet } from './sheet.js';
import { ownPresetId } from './theme-choice.js';

/**
 * The style sheet of a preset of one's own, to load after `theme.css`: `<html data-preset="x-harbour">`. Throws a TypeError where the id has another
 * form than `x-…` (small letters, digits, hyphens) or the source is none. It does not judge contrast: `validatePreset` does.
 */
export function presetSheet(id: string, source: PresetSource): string {
  if (!ownPresetId.test(id)) throw new TypeError(`The id of a preset of one's own is "x-" with small letters, digits and hyphens, such as "x-harbour", not ${JSON.stringify(id)}.`);
  return colorSheet(id, asSource(source));
}
