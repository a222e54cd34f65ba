import { colorNames } from '../colors/color-names.js';
import { modes } from '../colors/palette.js';
import { hexOf } from '../colors/solve.js';
import { customPresetId } from '../choice/theme-choice.js';

type NumberRule = { min: number; max: number; what: string; required: boolean };
const numbers: Record<'primary' | 'secondary' | 'grey' | 'chroma' | 'lightness' | 'tint', NumberRule> = {
  primary: { min: 0, max: 360, what: 'the OKLCH hue of the primary, in degrees', required: true },
  secondary: { min: 0, max: 360, what: 'the OKLCH hue of the secondary, in degrees', required: true },
  grey: { min: 0, max: 360, what: 'the OKLCH hue that tints the greys, in degrees', required: true },
  chroma: { min: 0, max: 0.25, what: 'the chroma of the primary', required: true },
  lightness: { min: 0.35, max: 0.6, what: 'the lightness of the primary in light mode', required: false },
  tint: { min: 0, max: 2, what: 'how strongly the greys are tinted', required: false },
};
const fields = ['name', ...Object.keys(numbers), 'colors'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats a value for a message. */
function format(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'an array' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function problemOfNumber(name: string, { min, max, what, required }: NumberRule, value: unknown): string[] {
  if (value === undefined && !required) return [];
  if (typeof value === 'number' && value >= min && value <= max) return [];
  return [`"${name}" is ${what}: a number from ${min} to ${max}, not ${format(value)}.`];
}

/** Returns the problems of an object of colours by name. `path` identifies it in the messages. */
export function problemsOfColors(value: unknown, path: string): string[] {
  if (!isRecord(value))
    return [`"${path}" must be an object of colours by name, such as { "primary": "#1d4ed8" }, not ${format(value)}.`];
  return Object.entries(value).flatMap(([name, color]) => {
    if (!(colorNames as readonly string[]).includes(name))
      return [`"${path}" contains "${name}", which is not a colour of the theme. The type ColorName lists the names.`];
    if (typeof color !== 'string')
      return [
        `"${path}.${name}" must be a CSS colour such as "#1d4ed8" or "oklch(0.5 0.2 262)", not ${format(color)}.`,
      ];
    try {
      hexOf(color);
      return [];
    } catch (error) {
      return [`"${path}.${name}": ${(error as Error).message}`];
    }
  });
}

/** Returns the problems of a preset source, one sentence each, or an empty array if it is valid. */
export function problemsOfSource(value: unknown): string[] {
  if (!isRecord(value))
    return [
      `A preset must be an object such as { "name": "Harbour", "primary": 230, "secondary": 60, "grey": 235, "chroma": 0.12 }, not ${format(value)}.`,
    ];
  const unknown = Object.keys(value).filter((name) => !fields.includes(name));
  const { name, colors } = value;
  return [
    ...(typeof name === 'string' && name.trim() !== ''
      ? []
      : [`"name" is the display name of the preset: a non-empty string, not ${format(name)}.`]),
    ...Object.entries(numbers).flatMap(([field, rule]) => problemOfNumber(field, rule, value[field])),
    ...unknown.map((field) => `"${field}" is unknown. The fields of a preset are ${fields.join(', ')}.`),
    ...(colors === undefined ? [] : problemsOfModes(colors)),
  ];
}

function problemsOfModes(colors: unknown): string[] {
  if (!isRecord(colors)) return [`"colors" must be an object with "light", "dark" or both, not ${format(colors)}.`];
  const unknown = Object.keys(colors).filter((mode) => !(modes as readonly string[]).includes(mode));
  return [
    ...unknown.map((mode) => `"colors.${mode}" is unknown. The modes are light and dark.`),
    ...modes.flatMap((mode) => (colors[mode] === undefined ? [] : problemsOfColors(colors[mode], `colors.${mode}`))),
  ];
}

/** Returns the problems of a custom preset id, or an empty array if it is valid. */
export function problemsOfId(id: unknown): string[] {
  if (typeof id === 'string' && customPresetId.test(id)) return [];
  return [
    `The id of a custom preset must be "x-" followed by lowercase letters, digits and hyphens, such as "x-harbour", not ${format(id)}.`,
  ];
}
