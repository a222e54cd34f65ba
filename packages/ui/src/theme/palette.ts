import { hueCount, type ColorName, setNames, type SetName } from './color-names.js';
import type { PresetSource } from './presets.js';
import { oklch, solve, type Hex } from './solve.js';

export type Mode = 'light' | 'dark';
export type Palette = Record<ColorName, Hex>;

/** WCAG 2.2 asks 4.5 for text and 3 for edges; a little more is solved for, so that rounding never falls below. */
const TEXT = 4.6;
const EDGE = 3.05;

/** Hue and chroma of the sets whose meaning is the same in every preset. */
const meaning = { success: [152, 0.13], error: [25, 0.18], orange: [55, 0.14], warning: [80, 0.12] } as const;

const sourceOf = (set: SetName, preset: PresetSource): readonly [hue: number, chroma: number] => {
  if (set === 'primary') return [preset.primary, preset.chroma];
  if (set === 'secondary') return [preset.secondary, Math.min(preset.chroma, 0.11)];
  return meaning[set];
};

function neutrals(hue: number, mode: Mode) {
  const grey = (l: number, c: number) => oklch(l, c, hue);
  const light = mode === 'light';
  const surfaces = light
    ? { page: grey(0.976, 0.005), sheet: grey(1, 0), raised: grey(1, 0), sunken: grey(0.963, 0.007), hover: grey(0.955, 0.009) }
    : { page: grey(0.178, 0.014), sheet: grey(0.215, 0.016), raised: grey(0.262, 0.018), sunken: grey(0.248, 0.017), hover: grey(0.288, 0.02) };
  const all = Object.values(surfaces);
  const away = light ? 'darker' : 'lighter';
  return {
    ...surfaces,
    line: light ? grey(0.905, 0.01) : grey(0.33, 0.018),
    'line-strong': solve({ l: light ? 0.66 : 0.5, c: 0.018, h: hue }, all, EDGE, away),
    text: light ? grey(0.235, 0.022) : grey(0.935, 0.008),
    'text-muted': solve({ l: light ? 0.52 : 0.7, c: 0.02, h: hue }, all, 5, away),
    'text-disabled': light ? grey(0.66, 0.012) : grey(0.54, 0.014),
    inverse: light ? grey(0.28, 0.022) : grey(0.92, 0.008),
    'on-inverse': light ? grey(0.97, 0.005) : grey(0.2, 0.016),
  } as const;
}

function colorSet(set: SetName, hue: number, chroma: number, surfaces: readonly Hex[], mode: Mode) {
  const light = mode === 'light';
  const away = light ? 'darker' : 'lighter';
  const on = light ? oklch(1, 0, hue) : oklch(0.185, Math.min(0.04, chroma / 3), hue);
  const tint = light ? oklch(0.955, Math.min(0.035, chroma / 3), hue) : oklch(0.292, Math.min(0.06, chroma / 2), hue);
  const tintHover = light ? oklch(0.93, Math.min(0.05, chroma / 2), hue) : oklch(0.335, Math.min(0.07, chroma / 2), hue);
  const c = light ? chroma : Math.min(chroma, 0.13);
  const fill = solve({ l: light ? 0.52 : 0.74, c, h: hue }, [on], TEXT, away);
  const shade = (steps: number) => solve({ l: light ? 0.52 - 0.05 * steps : 0.74 + 0.05 * steps, c, h: hue }, [on], TEXT + 0.6 * steps, away);
  return {
    [set]: fill,
    [`${set}-hover`]: shade(1),
    [`${set}-active`]: shade(2),
    [`on-${set}`]: on,
    [`${set}-text`]: solve({ l: light ? 0.52 : 0.74, c, h: hue }, [...surfaces, tint, tintHover], TEXT, away),
    [`${set}-tint`]: tint,
    [`${set}-tint-hover`]: tintHover,
    [`on-${set}-tint`]: solve({ l: light ? 0.4 : 0.88, c: c * 0.7, h: hue }, [tint, tintHover], 6, away),
    [`${set}-line`]: light ? oklch(0.86, Math.min(0.07, chroma / 2), hue) : oklch(0.42, Math.min(0.08, chroma / 2), hue),
  };
}

function hues(surfaces: readonly Hex[], mode: Mode) {
  const light = mode === 'light';
  const away = light ? 'darker' : 'lighter';
  return Object.fromEntries(
    Array.from({ length: hueCount }, (_, index) => {
      const hue = (25 + index * 30) % 360;
      const tint = light ? oklch(0.93, 0.045, hue) : oklch(0.33, 0.06, hue);
      return [
        [`hue-${index + 1}`, solve({ l: light ? 0.62 : 0.66, c: 0.13, h: hue }, surfaces, EDGE, away)],
        [`hue-${index + 1}-tint`, tint],
        [`hue-${index + 1}-text`, solve({ l: light ? 0.46 : 0.82, c: 0.1, h: hue }, [...surfaces, tint], TEXT, away)],
      ];
    }).flat(),
  );
}

/** Every colour of a preset in one mode, solved for contrast against the surfaces it may stand on. */
export function paletteOf(preset: PresetSource, mode: Mode): Palette {
  const grey = neutrals(preset.grey, mode);
  const surfaces = [grey.page, grey.sheet, grey.raised, grey.sunken, grey.hover];
  const sets = setNames.map((set) => {
    const [hue, chroma] = sourceOf(set, preset);
    return colorSet(set, hue, chroma, surfaces, mode);
  });
  const focus = solve({ l: mode === 'light' ? 0.55 : 0.75, c: preset.chroma, h: preset.primary }, surfaces, EDGE, mode === 'light' ? 'darker' : 'lighter');
  return Object.assign({ focus }, grey, ...sets, hues(surfaces, mode)) as Palette;
}
