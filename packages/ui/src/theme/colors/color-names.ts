/**
 * The colour sets of every preset (specification, section 9). Success, error, orange and warning are only used to show
 * state.
 */
export const setNames = ['primary', 'secondary', 'success', 'error', 'orange', 'warning'] as const;
export type SetName = (typeof setNames)[number];

const neutralNames = [
  'page', // behind everything, a faint tint of the preset's grey
  'sheet', // cards, drawer, top bar
  'raised', // menus, dialogs, snackbars
  'sunken', // filled fields, table heads
  'hover', // a hovered neutral surface
  'line', // decorative separators
  'line-strong', // edges of controls, at least 3:1
  'text',
  'text-muted',
  'text-disabled',
  'inverse', // a surface of the opposite mode: tooltips
  'on-inverse',
  'focus',
  'dial-free', // months of a dial or strip: something is free, in a sum of several groups
  'dial-limited',
  'dial-full', // the thin track of a month in which nothing is free
  'dial-stale', // the cap of a month whose state is not confirmed
  'dial-today', // the tick outside the months
] as const;

type SetColor<S extends SetName> =
  | S
  | `${S}-hover`
  | `${S}-active`
  | `on-${S}`
  | `${S}-text`
  | `${S}-tint`
  | `${S}-tint-hover`
  | `on-${S}-tint`
  | `${S}-line`;

/** Twelve hues that distinguish items without showing state: avatars, code groups. */
export const hueCount = 12;
type HueIndex = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type HueColor = `hue-${HueIndex}` | `hue-${HueIndex}-tint` | `hue-${HueIndex}-text`;

/** Name of a semantic colour. It describes the use of the colour. */
export type ColorName = (typeof neutralNames)[number] | SetColor<SetName> | HueColor;

export const setColors = <S extends SetName>(set: S): SetColor<S>[] => [
  set,
  `${set}-hover`,
  `${set}-active`,
  `on-${set}`,
  `${set}-text`,
  `${set}-tint`,
  `${set}-tint-hover`,
  `on-${set}-tint`,
  `${set}-line`,
];

export const hueColors = Array.from({ length: hueCount }, (_, index) => index + 1).flatMap(
  (n) => [`hue-${n}`, `hue-${n}-tint`, `hue-${n}-text`] as HueColor[],
);

export const colorNames: readonly ColorName[] = [
  ...neutralNames,
  ...setNames.flatMap((set) => setColors<SetName>(set)),
  ...hueColors,
];
