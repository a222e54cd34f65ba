import { hueCount, setNames, type ColorName } from './color-names.js';

/** A colour, or a translucent colour over another one, such as a hover overlay. */
export type Paint = ColorName | { paint: ColorName; alpha: number; over: ColorName };

/**
 * Two adjacent colours in a component and the contrast ratio that they require (WCAG 2.2, 1.4.3, 1.4.11 and 2.4.13).
 */
export interface Pair {
  /** The foreground: text, icon or edge. */
  front: Paint;
  /** The background. */
  back: Paint;
  /** The ratio that WCAG 2.2 requires: 4.5 for text, 3 for large text and non-text content. */
  ratio: 4.5 | 3;
  /** Where the pair is used. */
  use: string;
}

const surfaces: readonly ColorName[] = ['page', 'sheet', 'raised', 'sunken', 'hover'];
const tints = setNames.flatMap((set): ColorName[] => [`${set}-tint`, `${set}-tint-hover`]);
const text = (use: string, front: Paint, backs: readonly Paint[]): Pair[] =>
  backs.map((back) => ({ front, back, ratio: 4.5, use }));
const edge = (use: string, front: Paint, backs: readonly Paint[]): Pair[] =>
  backs.map((back) => ({ front, back, ratio: 3, use }));
const hoverOverlay = (paint: ColorName, alpha: number, over: ColorName): Paint => ({ paint, alpha, over });

/** The opacity of the text colour over the background of hovered buttons, as in the `color-mix` of the components. */
const snackbarAlpha = 0.1;
const chipAlpha = 0.14;
/** The strongest shade of a heat map's cells, as in the `color-mix` of the component. The number is on the shade. */
const heatAlpha = 0.6;

const neutral: Pair[] = [
  ...text('text', 'text', [...surfaces, ...tints]),
  ...text('quiet text, help, placeholders, icons; edge of an outlined action in a message', 'text-muted', [
    ...surfaces,
    ...tints,
  ]),
  ...text('tooltips, filled neutral components', 'on-inverse', ['inverse']),
  ...text('hovered filled neutral button', 'on-inverse', ['text']),
  ...edge('edge of a tooltip or filled neutral component', 'inverse', surfaces),
  ...edge(
    'edges of controls, connectors; an outlined field has no fill, so its edge is on the surface',
    'line-strong',
    surfaces,
  ),
  ...edge('edge of a hovered field', 'text-muted', surfaces),
  ...edge('focus ring on adjacent colours: the surface around a component, or the background inside it', 'focus', [
    ...surfaces,
    ...tints,
  ]),
  ...edge('focused field: the ring replaces the edge', 'focus', ['sunken']),
  ...text('hovered close button and count of a snackbar', 'text', [hoverOverlay('text', snackbarAlpha, 'raised')]),
  ...text('hovered remove button of a chip', 'text', [
    hoverOverlay('text', chipAlpha, 'hover'),
    ...surfaces.map((over) => hoverOverlay('text', chipAlpha, over)),
  ]),
  ...edge('free month of a dial or strip', 'dial-free', surfaces),
  ...edge('limited month of a dial or strip: solid half and hatching', 'dial-limited', surfaces),
  ...edge('track of a full or closed month', 'dial-full', surfaces),
  ...edge('cap of a month that is not confirmed, with a gap to the mark below it', 'dial-stale', surfaces),
  ...edge('tick for today', 'dial-today', surfaces),
  ...text('filled neutral chip', 'sheet', ['text-muted']),
  ...edge('hovered remove button of a filled neutral chip', 'sheet', [hoverOverlay('sheet', chipAlpha, 'text-muted')]),
];

const sets: Pair[] = setNames.flatMap((set) => [
  ...text('filled button, chip, snackbar', `on-${set}`, [set, `${set}-hover`, `${set}-active`]),
  ...text('links, messages, tonal components', `${set}-text`, [...surfaces, `${set}-tint`, `${set}-tint-hover`]),
  ...text('selected and current items', `on-${set}-tint`, [`${set}-tint`, `${set}-tint-hover`]),
  ...edge('filled component, mark, bar or level on a surface or next to its track', set, [...surfaces, 'line']),
  ...edge('hovered filled component', `${set}-hover`, surfaces),
  ...edge('pressed filled component', `${set}-active`, surfaces),
  ...text('hovered action of a snackbar', `${set}-text`, [hoverOverlay(`${set}-text`, snackbarAlpha, 'raised')]),
  ...edge('hovered close button of a filled snackbar', `on-${set}`, [hoverOverlay(`on-${set}`, snackbarAlpha, set)]),
  ...edge('hovered remove button of a tonal chip', `${set}-text`, [
    hoverOverlay(`${set}-text`, chipAlpha, `${set}-tint`),
  ]),
  ...edge('hovered remove button of a filled chip', `on-${set}`, [hoverOverlay(`on-${set}`, chipAlpha, set)]),
]);

const links: Pair[] = text(
  'link in a tinted message',
  'primary-text',
  setNames.map((set): ColorName => `${set}-tint`),
);

const hues: Pair[] = Array.from({ length: hueCount }, (_, index) => index + 1).flatMap((n) => [
  ...text('initials of an avatar, text of a group', `hue-${n}-text` as ColorName, [
    ...surfaces,
    `hue-${n}-tint` as ColorName,
  ]),
  ...edge('band of a code mark, series of a chart', `hue-${n}` as ColorName, surfaces),
  ...text('figure in a cell of a heat map', 'text', [
    hoverOverlay(`hue-${n}` as ColorName, heatAlpha, 'page'),
    hoverOverlay(`hue-${n}` as ColorName, heatAlpha, 'sheet'),
  ]),
]);

/**
 * Every colour pair that the components use. `validatePreset` and the contrast tests of the presets measure them.
 */
export const pairs: readonly Pair[] = [...neutral, ...sets, ...links, ...hues];

/** Colours without a pair, with the reason. */
export const exempt: Partial<Record<ColorName, string>> = {
  'text-disabled': 'WCAG 2.2, 1.4.3 and 1.4.11 do not apply to inactive components',
  ...Object.fromEntries(
    setNames.map((set) => [
      `${set}-line`,
      'a decorative edge of a tinted message, whose icon and text have the same meaning',
    ]),
  ),
};

/** Returns the name of a paint for messages: `text`, or `text at 80 % over raised`. */
export const paintName = (paint: Paint): string =>
  typeof paint === 'string' ? paint : `${paint.paint} at ${Math.round(paint.alpha * 100)} % over ${paint.over}`;
