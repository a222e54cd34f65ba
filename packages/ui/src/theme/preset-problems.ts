import { colorNames } from './color-names.js';
import { modes } from './palette.js';
import { hexOf } from './solve.js';
import { ownPresetId } from './theme-choice.js';

type Kind = { lowest: number; highest: number; what: string; needed: boolean };
const numbers: Record<'primary' | 'secondary' | 'grey' | 'chroma' | 'lightness' | 'tint', Kind> = {
  primary: { lowest: 0, highest: 360, what: 'the OKLCH hue of the primary, in degrees', needed: true },
  secondary: { lowest: 0, highest: 360, what: 'the OKLCH hue of the secondary, in degrees', needed: true },
  grey: { lowest: 0, highest: 360, what: 'the OKLCH hue that tints the greys, in degrees', needed: true },
  chroma: { lowest: 0, highest: 0.25, what: 'the chroma of the primary', needed: true },
  lightness: { lowest: 0.35, highest: 0.6, what: 'the lightness of the primary in light mode', needed: false },
  tint: { lowest: 0, highest: 2, what: 'how strongly the greys are tinted', needed: false },
};
const fields = ['name', ...Object.keys(numbers), 'colors'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a message shows it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function problemOfNumber(name: string, { lowest, highest, what, needed }: Kind, value: unknown): string[] {
  if (value === undefined && !needed) return [];
  if (typeof value === 'number' && value >= lowest && value <= highest) return [];
  return [`"${name}" is ${what}: a number from ${lowest} to ${highest}, not ${shown(value)}.`];
}

/** What is wrong with a list of colours by name; `where` is how the messages call it. */
export function problemsOfColors(value: unknown, where: string): string[] {
  if (!isRecord(value))
    return [`"${where}" is an object of colours by name, as { "primary": "#1d4ed8" }, not ${shown(value)}.`];
  return Object.entries(value).flatMap(([name, color]) => {
    if (!(colorNames as readonly string[]).includes(name))
      return [`"${where}" has "${name}", which is no colour of the theme. The names stand in ColorName.`];
    if (typeof color !== 'string')
      return [`"${where}.${name}" is a CSS colour such as "#1d4ed8" or "oklch(0.5 0.2 262)", not ${shown(color)}.`];
    try {
      hexOf(color);
      return [];
    } catch (error) {
      return [`"${where}.${name}": ${(error as Error).message}`];
    }
  });
}

/** What keeps a value from being a preset's source, each in a sentence; none where it is one. */
export function problemsOfSource(value: unknown): string[] {
  if (!isRecord(value))
    return [
      `A preset is an object such as { "name": "Harbour", "primary": 230, "secondary": 60, "grey": 235, "chroma": 0.12 }, not ${shown(value)}.`,
    ];
  const unknown = Object.keys(value).filter((name) => !fields.includes(name));
  const { name, colors } = value;
  return [
    ...(typeof name === 'string' && name.trim() !== ''
      ? []
      : [`"name" is what people call the preset: some words, not ${shown(name)}.`]),
    ...Object.entries(numbers).flatMap(([field, kind]) => problemOfNumber(field, kind, value[field])),
    ...unknown.map((field) => `"${field}" is unknown. A preset has ${fields.join(', ')}.`),
    ...(colors === undefined ? [] : problemsOfModes(colors)),
  ];
}

function problemsOfModes(colors: unknown): string[] {
  if (!isRecord(colors)) return [`"colors" is an object with "light", "dark" or both, not ${shown(colors)}.`];
  const unknown = Object.keys(colors).filter((mode) => !(modes as readonly string[]).includes(mode));
  return [
    ...unknown.map((mode) => `"colors.${mode}" is unknown. The modes are light and dark.`),
    ...modes.flatMap((mode) => (colors[mode] === undefined ? [] : problemsOfColors(colors[mode], `colors.${mode}`))),
  ];
}

/** What keeps a value from being the id of a preset of one's own, in a sentence; none where it is one. */
export function problemsOfId(id: unknown): string[] {
  if (typeof id === 'string' && ownPresetId.test(id)) return [];
  return [
    `The id of a preset of one's own is "x-" with small letters, digits and hyphens, such as "x-harbour", not ${shown(id)}.`,
  ];
}
