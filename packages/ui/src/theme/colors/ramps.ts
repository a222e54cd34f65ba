import { hueCount, setNames, type SetName } from './color-names.js';
import { lightnessOf, presets, type PresetSource } from './presets.js';
import { oklch, solve, type Hex } from './solve.js';

/**
 * Steps of the ramps, from light to dark. The number shows how dark a step is in a preset of default lightness. The
 * role of a step is defined in `semantic.ts`.
 */
export const setSteps = [
  50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 700, 750, 800, 850, 900, 950,
] as const;
export const greySteps = [
  0, 25, 40, 50, 75, 100, 125, 150, 300, 400, 450, 475, 500, 550, 700, 725, 750, 775, 800, 850, 900, 950, 975,
] as const;
export const hueSteps = [100, 300, 400, 500, 700, 850] as const;
export type SetStep = (typeof setSteps)[number];
export type GreyStep = (typeof greySteps)[number];
export type HueStep = (typeof hueSteps)[number];

type Ramp<Step extends number> = Record<Step, Hex>;
/**
 * The first tier: the colour values. Each preset has its own greys and sets; the twelve hues are the same in all
 * presets.
 */
export type Ramps = Record<SetName, Ramp<SetStep>> & { grey: Ramp<GreyStep> };

/**
 * WCAG 2.2 requires 4.5 for text and 3 for edges. The targets are slightly higher, so that rounding never falls below.
 */
const TEXT = 4.6;
const EDGE = 3.05;

/** Hue and chroma of the sets that are the same in every preset. */
const meaning = { success: [152, 0.13], error: [25, 0.18], orange: [55, 0.14], warning: [80, 0.12] } as const;

/** Returns hue and chroma of a set, and the lightness of its fill in light mode. */
const sourceOf = (set: SetName, preset: PresetSource): readonly [hue: number, chroma: number, lightness: number] => {
  if (set === 'primary') return [preset.primary, preset.chroma, lightnessOf(preset)];
  if (set === 'secondary') return [preset.secondary, Math.min(Math.max(preset.chroma, 0.08), 0.11), 0.52];
  return [...meaning[set], 0.52];
};

const surfacesOf = (grey: Ramp<0 | 25 | 50 | 75 | 725 | 775 | 800 | 900 | 975>) => ({
  light: [grey[25], grey[0], grey[50], grey[75]],
  dark: [grey[975], grey[900], grey[775], grey[800], grey[725]],
});
type Surfaces = ReturnType<typeof surfacesOf>;

function greys({ grey: h, tint = 1 }: PresetSource): Ramp<GreyStep> {
  // A large dark surface looks more colourful than a light one of the same chroma.
  const darkTint = Math.min(tint, 0.8 + tint * 0.2);
  const at = (l: number, c: number) => oklch(l, c * (l < 0.35 ? darkTint : tint), h);
  const surfaces = {
    0: at(1, 0),
    25: at(0.974, 0.006),
    50: at(0.96, 0.008),
    75: at(0.952, 0.01),
    725: at(0.298, 0.02),
    775: at(0.27, 0.018),
    800: at(0.25, 0.017),
    900: at(0.213, 0.016),
    975: at(0.158, 0.013),
  };
  const { light, dark } = surfacesOf(surfaces);
  const darker = (l: number, c: number, ratio: number) => solve({ l, c: c * tint, h }, light, ratio, 'darker');
  const lighter = (l: number, c: number, ratio: number) => solve({ l, c: c * darkTint, h }, dark, ratio, 'lighter');
  return {
    ...surfaces,
    40: at(0.97, 0.005),
    100: at(0.935, 0.008),
    125: at(0.92, 0.008),
    150: at(0.905, 0.01),
    300: lighter(0.7, 0.02, 5),
    400: at(0.66, 0.012),
    450: darker(0.66, 0.018, EDGE),
    475: lighter(0.5, 0.018, EDGE),
    500: at(0.54, 0.014),
    550: darker(0.52, 0.02, 5),
    700: at(0.345, 0.018),
    750: at(0.28, 0.022),
    850: at(0.235, 0.022),
    950: at(0.2, 0.016),
  };
}

function colorSet(h: number, chroma: number, lightness: number, { light, dark }: Surfaces): Ramp<SetStep> {
  const at = (l: number, c: number) => oklch(l, c, h);
  const soft = Math.min(chroma, 0.13); // a strong colour is too bright in dark mode
  const pale = 0.74 + (0.52 - lightness) * 0.4;
  const ink = at(0.185, Math.min(0.04, chroma / 3));
  // Colours with a low chroma have an even weaker tint. Otherwise the tint of a greyish blue would look like that of a
  // strong blue.
  const faint = 4 * chroma ** 2;
  const lightTints = [at(0.955, Math.min(0.035, faint)), at(0.93, Math.min(0.05, 1.5 * faint))] as const;
  const darkTints = [at(0.292, Math.min(0.06, chroma / 2)), at(0.322, Math.min(0.07, chroma / 2))] as const;
  const darker = (l: number, c: number, against: readonly Hex[], ratio: number) =>
    solve({ l, c, h }, against, ratio, 'darker');
  const lighter = (l: number, c: number, against: readonly Hex[], ratio: number) =>
    solve({ l, c, h }, against, ratio, 'lighter');
  const white = ['#ffffff'];
  return {
    50: lightTints[0],
    100: lightTints[1],
    150: lighter(0.88, soft * 0.7, darkTints, 6),
    200: at(0.86, Math.min(0.07, chroma / 2)),
    250: lighter(pale + 0.1, soft, [ink], TEXT + 1.2),
    300: lighter(pale + 0.05, soft, [ink], TEXT + 0.6),
    350: lighter(0.75, chroma, dark, EDGE),
    400: lighter(pale, soft, [ink, ...dark, ...darkTints], TEXT),
    450: darker(0.55, chroma, light, EDGE),
    500: darker(lightness, chroma, white, TEXT),
    550: darker(lightness, chroma, [...light, ...lightTints], TEXT),
    600: darker(lightness - 0.05, chroma, white, TEXT + 0.6),
    700: darker(lightness - 0.1, chroma, white, TEXT + 1.2),
    750: at(0.42, Math.min(0.08, chroma / 2)),
    800: darker(0.4, chroma * 0.7, lightTints, 6),
    850: darkTints[1],
    900: darkTints[0],
    950: ink,
  };
}

/**
 * Returns the greys and colour sets of a preset, computed for contrast against the surfaces that they may appear on.
 * Throws if no lightness reaches the required contrast.
 */
export function rampsOf(preset: PresetSource): Ramps {
  const grey = greys(preset);
  const surfaces = surfacesOf(grey);
  const sets = Object.fromEntries(setNames.map((set) => [set, colorSet(...sourceOf(set, preset), surfaces)])) as Record<
    SetName,
    Ramp<SetStep>
  >;
  return { grey, ...sets };
}

function solveHues(): Ramp<HueStep>[] {
  const { light, dark } = surfacesOf(greys(presets.theme5));
  return Array.from({ length: hueCount }, (_, index) => {
    const h = (25 + index * 30) % 360;
    const [pale, deep] = [oklch(0.93, 0.045, h), oklch(0.33, 0.06, h)];
    return {
      100: pale,
      300: solve({ l: 0.82, c: 0.1, h }, [...dark, deep], TEXT, 'lighter'),
      400: solve({ l: 0.66, c: 0.13, h }, dark, EDGE, 'lighter'),
      500: solve({ l: 0.62, c: 0.13, h }, light, EDGE, 'darker'),
      700: solve({ l: 0.46, c: 0.1, h }, [...light, pale], TEXT, 'darker'),
      850: deep,
    };
  });
}
let solved: readonly Ramp<HueStep>[] | undefined;

/**
 * Returns the twelve hues, computed against the surfaces of `theme5`. The surfaces of the other presets have nearly the
 * same lightness; the contrast tests check all of them.
 */
export const hueRamps = (): readonly Ramp<HueStep>[] => (solved ??= solveHues());
