import { hueColors, setColors, setNames, type ColorName, type SetName } from './color-names.js';
import type { GreyStep, HueStep, SetStep } from './ramps.js';

/** The path of a colour in the first tier: `grey.25`, `primary.500`, `hue-3.700`. */
export type Primitive = `grey.${GreyStep}` | `${SetName}.${SetStep}` | `hue-${number}.${HueStep}`;
export interface Alias {
  light: Primitive;
  dark: Primitive;
}

type Set = ReturnType<typeof setColors>[number];
type Neutral = Exclude<ColorName, Set | `hue-${string}` | 'focus' | 'dial-stale'>;

const grey = (light: GreyStep, dark: GreyStep): Alias => ({ light: `grey.${light}`, dark: `grey.${dark}` });
const neutrals: Record<Neutral, Alias> = {
  page: grey(25, 975),
  sheet: grey(0, 900),
  raised: grey(0, 775),
  sunken: grey(50, 800),
  hover: grey(75, 725),
  line: grey(150, 700),
  'line-strong': grey(450, 475),
  text: grey(850, 100),
  'text-muted': grey(550, 300),
  'text-disabled': grey(400, 500),
  inverse: grey(750, 125),
  'on-inverse': grey(40, 950),
  'dial-free': grey(750, 125),
  'dial-limited': grey(550, 300),
  'dial-full': grey(450, 475),
  'dial-today': grey(850, 100),
};

/** Returns the steps in the order of `setColors`: fill, hover, active, on, text, tint, tint-hover, on-tint, line. */
const setAliases = (set: SetName): Alias[] => {
  const step = (light: SetStep, dark: SetStep): Alias => ({ light: `${set}.${light}`, dark: `${set}.${dark}` });
  const on: Alias = { light: 'grey.0', dark: `${set}.950` };
  return [
    step(500, 400),
    step(600, 300),
    step(700, 250),
    on,
    step(550, 400),
    step(50, 900),
    step(100, 850),
    step(800, 150),
    step(200, 750),
  ];
};

const hueAliases = hueColors.map((name): [ColorName, Alias] => {
  const [, index, role] = name.split('-');
  const step = (light: HueStep, dark: HueStep): Alias => ({
    light: `hue-${Number(index)}.${light}`,
    dark: `hue-${Number(index)}.${dark}`,
  });
  return [name, role === 'tint' ? step(100, 850) : role === 'text' ? step(700, 300) : step(500, 400)];
});

/** The second tier: the semantic colours, each a ramp step per mode. */
export const semantic = {
  ...neutrals,
  'dial-stale': { light: 'warning.500', dark: 'warning.400' },
  focus: { light: 'primary.450', dark: 'primary.350' },
  ...Object.fromEntries(
    setNames.flatMap((set) => setColors<SetName>(set).map((name, index) => [name, setAliases(set)[index]])),
  ),
  ...Object.fromEntries(hueAliases),
} as Record<ColorName, Alias>;
