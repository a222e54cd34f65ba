import type { ColorName } from './color-names.js';
import { modes, palettesOf, type Mode, type Palette } from './palette.js';
import { pairs, paintName, type Pair, type Paint } from './pairs.js';
import { problemsOfColors, problemsOfSource } from './preset-problems.js';
import type { PresetSource } from './presets.js';
import { composite, contrast, hexOf, type Hex } from './solve.js';

/** One pair of colours as measured. */
export interface PairResult extends Pair {
  /** The mode that it was measured in. */
  mode: Mode;
  /** The two colours as painted, composited where one lets through the other. */
  colors: readonly [front: Hex, back: Hex];
  /** The ratio that was found, to two places, rounded down. */
  found: number;
  /** Whether the ratio found is enough. */
  passes: boolean;
  /** What was found, why it matters, and how to mend it; empty where the pair passes. */
  message: string;
}

export interface PresetReport {
  /** Whether there is no problem and every pair passes. */
  valid: boolean;
  /** What is wrong with the source itself, each in a sentence; then nothing was measured. */
  problems: readonly string[];
  /** Every pair, in light and dark. */
  pairs: readonly PairResult[];
  /** Those of the pairs that do not pass. */
  failing: readonly PairResult[];
}

const namesIn = (paint: Paint): ColorName[] => (typeof paint === 'string' ? [paint] : [paint.paint, paint.over]);
const painted = (paint: Paint, palette: Palette): Hex =>
  typeof paint === 'string' ? palette[paint] : composite(palette[paint.paint], paint.alpha, palette[paint.over]);

const reasons = {
  4.5: 'Text needs 4.5:1 (WCAG 2.2, 1.4.3)',
  3: 'Edges, marks and focus rings need 3:1 (WCAG 2.2, 1.4.11)',
} as const;

function advice(pair: Pair, palette: Palette, mode: Mode, given: ReadonlySet<ColorName>): string {
  const own = [pair.front, pair.back].flatMap(namesIn).filter((name) => given.has(name));
  const lighter = contrast(painted(pair.back, palette), '#ffffff') > contrast(painted(pair.back, palette), '#000000');
  const front = namesIn(pair.front)[0];
  if (own.length === 0) return 'It is solved from the source: lower "chroma", or bring "lightness" nearer to 0.52.';
  if (!given.has(front as ColorName))
    return `Leave ${own.map((name) => `colors.${mode}.${name}`).join(' and ')} out, so that it is solved; or move it away from ${front}, or give ${front}, too.`;
  return `Make colors.${mode}.${front} ${lighter ? 'lighter' : 'darker'}, or leave it out, so that it is solved.`;
}

function measure(pair: Pair, palette: Palette, mode: Mode, given: ReadonlySet<ColorName>): PairResult {
  const colors = [painted(pair.front, palette), painted(pair.back, palette)] as const;
  const exact = contrast(...colors);
  const found = Math.floor(exact * 100) / 100;
  const passes = exact >= pair.ratio;
  const message = passes
    ? ''
    : `${mode}: ${paintName(pair.front)} (${colors[0]}) on ${paintName(pair.back)} (${colors[1]}) is ${found}:1. ${reasons[pair.ratio]}; they meet here: ${pair.use}. ${advice(pair, palette, mode, given)}`;
  return { ...pair, mode, colors, found, passes, message };
}

const reportOf = (results: readonly PairResult[]): PresetReport => {
  const failing = results.filter(({ passes }) => !passes);
  return { valid: failing.length === 0, problems: [], pairs: results, failing };
};
const refused = (...problems: string[]): PresetReport => ({ valid: false, problems, pairs: [], failing: [] });

/**
 * Proves a preset: every pair of colours that the parts use, in light and dark, with its ratio. It never throws: a source that is none
 * (as JSON from a file may be) comes back with its problems.
 *
 * @example
 * const { valid, problems, failing } = validatePreset({ name: 'Harbour', primary: 230, secondary: 60, grey: 235, chroma: 0.12 });
 */
export function validatePreset(source: unknown): PresetReport {
  const problems = problemsOfSource(source);
  if (problems.length > 0) return refused(...problems);
  const preset = source as PresetSource;
  try {
    const palettes = palettesOf(preset);
    return reportOf(
      modes.flatMap((mode) => {
        const given = new Set(Object.keys(preset.colors?.[mode] ?? {}) as ColorName[]);
        return pairs.map((pair) => measure(pair, palettes[mode], mode, given));
      }),
    );
  } catch (error) {
    return refused(`These hues and this chroma cannot be solved. ${(error as Error).message}`);
  }
}

/**
 * Proves colours that do not come from a source, as those of a portal that has its own: every pair of which both sides are given. `mode` says which
 * mode they are of, for the messages.
 */
export function validateColors(colors: unknown, mode: Mode = 'light'): PresetReport {
  const problems = problemsOfColors(colors, `colors.${mode}`);
  if (problems.length > 0) return refused(...problems);
  const palette = Object.fromEntries(
    Object.entries(colors as Record<ColorName, string>).map(([name, color]) => [name, hexOf(color)]),
  ) as Palette;
  const given = new Set(Object.keys(palette) as ColorName[]);
  const known = pairs.filter(({ front, back }) => [front, back].flatMap(namesIn).every((name) => given.has(name)));
  return reportOf(known.map((pair) => measure(pair, palette, mode, given)));
}
