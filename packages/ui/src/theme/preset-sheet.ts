import { problemsOfId, problemsOfSource } from './preset-problems.js';
import type { PresetSource } from './presets.js';
import { colorSheet } from './sheet.js';

/**
 * The style sheet of a preset of one's own, to load after `theme.css`: `<html data-preset="x-harbour">`. Throws a TypeError that names every problem where
 * the id has another form than `x-…` (small letters, digits, hyphens) or the source is none. It does not judge contrast: `validatePreset` does.
 */
export function presetSheet(id: string, source: PresetSource): string {
  const problems = [...problemsOfId(id), ...problemsOfSource(source)];
  if (problems.length > 0) throw new TypeError(problems.join('\n'));
  return colorSheet(id, source);
}
