import type { ColorName } from '../colors/color-names.js';
import { modes, palettesOf, type Mode, type Palette } from '../colors/palette.js';
import { pairs, paintName, type Pair, type Paint } from '../colors/pairs.js';
import { problemsOfColors, problemsOfSource } from './preset-problems.js';
import type { PresetSource } from '../colors/presets.js';
import { composite, contrast, hexOf, type Hex } from '../colors/solve.js';

/** The measurement of a colour pair. */
export interface PairResult extends Pair {
  /** The mode in which the pair was measured. */
  mode: Mode;
  /** The two opaque colours. A translucent colour is composited over its background. */
  colors: readonly [front: Hex, back: Hex];
  /** The measured ratio, rounded down to two decimal places. */
  found: number;
  /** Whether the measured ratio is sufficient. */
  passes: boolean;
  /** States the measurement, the requirement and a fix. Empty if the pair passes. */
  message: string;
}

export interface PresetReport {
  /** Whether there is no problem and every pair passes. */
  valid: boolean;
  /** Problems of the source, one sentence each. If there are any, nothing is measured. */
  problems: readonly string[];
  /** Every pair in light and dark mode. */
  pairs: readonly PairResult[];
  /** The pairs that do not pass. */
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
  const custom = [pair.front, pair.back].flatMap(namesIn).filter((name) => given.has(name));
  const lighter = contrast(painted(pair.back, palette), '#ffffff') > contrast(painted(pair.back, palette), '#000000');
  const front = namesIn(pair.front)[0];
  if (custom.length === 0)
    return 'The colour is computed from the source: lower "chroma", or set "lightness" closer to 0.52.';
  if (!given.has(front as ColorName))
    return `Omit ${custom.map((name) => `colors.${mode}.${name}`).join(' and ')} so that it is computed, increase its contrast to ${front}, or define ${front} as well.`;
  return `Make colors.${mode}.${front} ${lighter ? 'lighter' : 'darker'}, or omit it so that it is computed.`;
}

function measure(pair: Pair, palette: Palette, mode: Mode, given: ReadonlySet<ColorName>): PairResult {
  const colors = [painted(pair.front, palette), painted(pair.back, palette)] as const;
  const exactRatio = contrast(...colors);
  const found = Math.floor(exactRatio * 100) / 100;
  const passes = exactRatio >= pair.ratio;
  const message = passes
    ? ''
    : `${mode}: ${paintName(pair.front)} (${colors[0]}) on ${paintName(pair.back)} (${colors[1]}) is ${found}:1. ${reasons[pair.ratio]}. Used for: ${pair.use}. ${advice(pair, palette, mode, given)}`;
  return { ...pair, mode, colors, found, passes, message };
}

const reportOf = (results: readonly PairResult[]): PresetReport => {
  const failing = results.filter(({ passes }) => !passes);
  return { valid: failing.length === 0, problems: [], pairs: results, failing };
};
const invalidReport = (...problems: string[]): PresetReport => ({ valid: false, problems, pairs: [], failing: [] });

/**
 * Validates a preset: measures the contrast of every colour pair that the components use, in light and dark mode. Never
 * throws: for an invalid source (such as JSON from a file), the report contains its problems.
 *
 * @example const { valid, problems, failing } = validatePreset({ name: 'Harbour', primary: 230, secondary: 60, grey:
 * 235, chroma: 0.12 });
 */
export function validatePreset(source: unknown): PresetReport {
  const problems = problemsOfSource(source);
  if (problems.length > 0) return invalidReport(...problems);
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
    return invalidReport(
      `No colours with sufficient contrast exist for these hues and this chroma. ${(error as Error).message}`,
    );
  }
}

/**
 * Validates colours that are not generated from a preset source, such as those of an existing portal: measures every
 * pair for which both colours are given. `mode` is used in the messages.
 */
export function validateColors(colors: unknown, mode: Mode = 'light'): PresetReport {
  const problems = problemsOfColors(colors, `colors.${mode}`);
  if (problems.length > 0) return invalidReport(...problems);
  const palette = Object.fromEntries(
    Object.entries(colors as Record<ColorName, string>).map(([name, color]) => [name, hexOf(color)]),
  ) as Palette;
  const given = new Set(Object.keys(palette) as ColorName[]);
  const known = pairs.filter(({ front, back }) => [front, back].flatMap(namesIn).every((name) => given.has(name)));
  return reportOf(known.map((pair) => measure(pair, palette, mode, given)));
}
