import { problemsOfId, problemsOfSource } from './preset-problems.js';
import type { PresetSource } from '../colors/presets.js';
import { colorSheet } from '../sheet/sheet.js';

/**
 * Returns the style sheet of a custom preset, to load after `theme.css`. Use it as `<html data-preset="x-harbour">`.
 * Its rules are in the cascade layer `attesta`, so that the page still prints on white.
 * Throws a TypeError that lists every problem if the id does not have the format `x-…` (lowercase letters, digits,
 * hyphens) or the source is invalid. Does not check contrast: use `validatePreset`.
 */
export function presetSheet(id: string, source: PresetSource): string {
  const problems = [...problemsOfId(id), ...problemsOfSource(source)];
  if (problems.length > 0) throw new TypeError(problems.join('\n'));
  return colorSheet(id, source);
}
