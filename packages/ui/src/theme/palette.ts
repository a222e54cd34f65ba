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

/** Every colour of a preset in both modes: the steps that the semantic colours name, or the preset's own colours where it has some. */
export function palettesOf(preset: PresetSource): Record<Mode, Palette> {
  const ramps = rampsOf(preset);
  const palette = (mode: Mode) => {
    const own = preset.colors?.[mode];
    return Object.fromEntries(
      colorNames.map((name) => [
        name,
        own?.[name] === undefined ? primitive(semantic[name][mode], ramps) : hexOf(own[name]),
      ]),
    ) as Palette;
  };
  return { light: palette('light'), dark: palette('dark') };
}
