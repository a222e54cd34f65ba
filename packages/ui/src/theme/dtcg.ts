import { hueColors, type ColorName } from './color-names.js';
import { colorNames } from './color-names.js';
import { modes, type Mode } from './palette.js';
import { presetIds, presets, type PresetId } from './presets.js';
import { hueRamps, rampsOf } from './ramps.js';
import { densities, scale, type Token } from './scale.js';
import { semantic } from './semantic.js';
import { oklchOf, type Hex } from './solve.js';

type Group = { [name: string]: unknown };
const grouped = <Value>(entries: Iterable<readonly [string | number, Value]>): Group =>
  Object.fromEntries([...entries].map(([name, value]) => [String(name), value]));
const of = (record: object): [string, never][] => Object.entries(record) as [string, never][];

const colorToken = (hex: Hex) => ({ $value: { colorSpace: 'oklch', components: oklchOf(hex), hex } });
const ramp = (steps: object) => grouped(of(steps).map(([step, hex]) => [step, colorToken(hex)] as const));
const alias = (name: ColorName, mode: Mode, at: string) => ({ $value: `{${at}.${semantic[name][mode]}}` });

/** A token of the scale; what CSS calculates from a choice of the reader stands beside its value at the base. */
const plain = ({ css, $type, $value }: Token) => ({
  $type,
  $value,
  ...(css.includes('var(') && { $extensions: { 'org.attesta.css': css } }),
});
const plainGroup = (tokens: object) => grouped(of(tokens).map(([name, token]) => [name, plain(token)] as const));

const hues = new Set<string>(hueColors);
const own = colorNames.filter((name) => !hues.has(name));

const pixels = (value: number) => ({ value, unit: 'px' });
/** The ring around what has the focus: the one component token that the format can hold; the others are chosen in CSS. */
const focusRing = (at: string) => ({
  $type: 'border',
  $value: { color: `{${at}.focus}`, width: pixels(2), style: 'solid' },
});

const semanticOf = (id: PresetId, mode: Mode) => {
  const colors = grouped(own.map((name) => [name, alias(name, mode, `primitive.${id}`)] as const));
  return {
    color: { $type: 'color', ...colors },
    component: { 'focus-ring': focusRing(`semantic.${id}.${mode}.color`) },
  };
};

/**
 * All tokens in the format of the Design Tokens Community Group (2025.10). `primitive` holds the ramps of each preset, `semantic` what each colour is for, as aliases, by preset and
 * mode; hues are the same in every preset.
 */
export function designTokens(): Group {
  return {
    $description:
      'Made by `npm run tokens -w @attesta/ui` from src/theme; a test compares. Design Tokens Format 2025.10.',
    primitive: {
      $type: 'color',
      ...grouped(
        presetIds.map(
          (id) =>
            [
              id,
              {
                $description: presets[id].name,
                ...grouped(of(rampsOf(presets[id])).map(([name, steps]) => [name, ramp(steps)] as const)),
              },
            ] as const,
        ),
      ),
      hues: grouped(hueRamps().map((steps, index) => [`hue-${index + 1}`, ramp(steps)] as const)),
    },
    semantic: {
      ...grouped(
        presetIds.map((id) => [id, grouped(modes.map((mode) => [mode, semanticOf(id, mode)] as const))] as const),
      ),
      hues: grouped(
        modes.map(
          (mode) =>
            [
              mode,
              {
                $type: 'color',
                ...grouped(hueColors.map((name) => [name, alias(name, mode, 'primitive.hues')] as const)),
              },
            ] as const,
        ),
      ),
    },
    ...grouped(of(scale).map(([name, tokens]) => [name, plainGroup(tokens)] as const)),
    density: grouped(of(densities).map(([name, tokens]) => [name, plainGroup(tokens)] as const)),
  };
}

/** The file: one token on a line, so that a change of one is a change of one line. */
export function tokensFile(): string {
  const write = (value: unknown, indent: string): string => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || '$value' in value)
      return JSON.stringify(value);
    const inner = `${indent}  `;
    return `{\n${Object.entries(value)
      .map(([name, item]) => `${inner}${JSON.stringify(name)}: ${write(item, inner)}`)
      .join(',\n')}\n${indent}}`;
  };
  return `${write(designTokens(), '')}\n`;
}
