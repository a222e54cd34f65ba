import { colorNames, type ColorName } from './color-names.js';
import type { PresetSource } from './presets.js';
import { hueRamps, rampsOf, type Ramps } from './ramps.js';
import { semantic, type Primitive } from './semantic.js';
import { hexOf, type Hex } from './solve.js';

export type Mode = 'light' | 'dark';
export const modes: readonly Mode[] = ['light', 'dark'];
export type Palette = Record<ColorName, Hex>;

function primitive(name: Primitive, ramps: Ramps): Hex {
  const [ramp = '', step = ''] = name.split('.');
  const hue = /^hue-(\d+)$/.exec(ramp)?.[1];
  const steps: Record<string, Hex> | undefined =
    hue === undefined ? ramps[ramp as keyof Ramps] : hueRamps()[Number(hue) - 1];
  const color = steps?.[step];
  if (color === undefined) throw new Error(`There is no step ${name} in the ramps.`);
  return color;
}

/**
 * Returns every colour of a preset in both modes: the ramp steps that the semantic colours refer to, overridden by the
 * preset's custom colours.
 */
export function palettesOf(preset: PresetSource): Record<Mode, Palette> {
  const ramps = rampsOf(preset);
  const palette = (mode: Mode) => {
    const custom = preset.colors?.[mode];
    return Object.fromEntries(
      colorNames.map((name) => [
        name,
        custom?.[name] === undefined ? primitive(semantic[name][mode], ramps) : hexOf(custom[name]),
      ]),
    ) as Palette;
  };
  return { light: palette('light'), dark: palette('dark') };
}
