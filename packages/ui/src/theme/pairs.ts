import { hueCount, setNames, type ColorName } from './color-names.js';

/** What a part paints with: a colour, or one at a part of its strength over another (the veil of a hover). */
export type Paint = ColorName | { paint: ColorName; alpha: number; over: ColorName };

/** Two colours that meet in a part, and the ratio that they must keep (WCAG 2.2, 1.4.3, 1.4.11 and 2.4.13). */
export interface Pair {
  /** What is read or seen. */
  front: Paint;
  /** What it stands on. */
  back: Paint;
  /** What WCAG 2.2 asks: 4.5 for text, 3 for large text and for what is no text. */
  ratio: 4.5 | 3;
  /** Where they meet. */
  use: string;
}

const surfaces: readonly ColorName[] = ['page', 'sheet', 'raised', 'sunken', 'hover'];
const tints = setNames.flatMap((set): ColorName[] => [`${set}-tint`, `${set}-tint-hover`]);
const text = (use: string, front: Paint, backs: readonly Paint[]): Pair[] =>
  backs.map((back) => ({ front, back, ratio: 4.5, use }));
const edge = (use: string, front: Paint, backs: readonly Paint[]): Pair[] =>
  backs.map((back) => ({ front, back, ratio: 3, use }));
const veil = (paint: ColorName, alpha: number, over: ColorName): Paint => ({ paint, alpha, over });

/** How strongly the ink of a thing veils its ground under the pointer, as the parts' `color-mix` says. */
const noticeVeil = 0.1;
const chipVeil = 0.14;

const neutral: Pair[] = [
  ...text('text', 'text', [...surfaces, ...tints]),
  ...text('quiet text, help, placeholders, icons; edge of an outlined action in a message', 'text-muted', [
    ...surfaces,
    ...tints,
  ]),
  ...text('tooltips, filled neutral things', 'on-inverse', ['inverse']),
  ...text('filled neutral button under the pointer', 'on-inverse', ['text']),
  ...edge('edge of a tooltip or filled neutral thing', 'inverse', surfaces),
  ...edge(
    'edges of controls, connectors; an outlined field has no fill, so its edge stands on the surface',
    'line-strong',
    surfaces,
  ),
  ...edge('edge of a field under the pointer', 'text-muted', surfaces),
  ...edge('focus ring on what it adjoins: the surface around a thing, or the ground inside of it', 'focus', [
    ...surfaces,
    ...tints,
  ]),
  ...edge('focused field: the ring takes the place of the edge', 'focus', ['sunken']),
  ...text('close and count of a notice, under the pointer', 'text', [veil('text', noticeVeil, 'raised')]),
  ...text('remove button of a chip under the pointer', 'text', [
    veil('text', chipVeil, 'hover'),
    ...surfaces.map((over) => veil('text', chipVeil, over)),
  ]),
  ...edge('remove button of a filled chip under the pointer', 'on-inverse', [veil('on-inverse', chipVeil, 'inverse')]),
];

const sets: Pair[] = setNames.flatMap((set) => [
  ...text('filled button, chip, notice', `on-${set}`, [set, `${set}-hover`, `${set}-active`]),
  ...text('links, messages, tonal things', `${set}-text`, [...surfaces, `${set}-tint`, `${set}-tint-hover`]),
  ...text('selected and current', `on-${set}-tint`, [`${set}-tint`, `${set}-tint-hover`]),
  ...edge('filled thing, mark, bar or level on a surface; beside its track', set, [...surfaces, 'line']),
  ...edge('filled thing under the pointer', `${set}-hover`, surfaces),
  ...edge('filled thing pressed', `${set}-active`, surfaces),
  ...text('action of a notice under the pointer', `${set}-text`, [veil(`${set}-text`, noticeVeil, 'raised')]),
  ...edge('close of a filled notice under the pointer', `on-${set}`, [veil(`on-${set}`, noticeVeil, set)]),
  ...edge('remove button of a tonal chip under the pointer', `${set}-text`, [
    veil(`${set}-text`, chipVeil, `${set}-tint`),
  ]),
  ...edge('remove button of a filled chip under the pointer', `on-${set}`, [veil(`on-${set}`, chipVeil, set)]),
]);

const links: Pair[] = text(
  'link in a tinted message',
  'primary-text',
  setNames.map((set): ColorName => `${set}-tint`),
);

const hues: Pair[] = Array.from({ length: hueCount }, (_, index) => index + 1).flatMap((n) => [
  ...text('initials of an avatar, words of a group', `hue-${n}-text` as ColorName, [
    ...surfaces,
    `hue-${n}-tint` as ColorName,
  ]),
  ...edge('band of a code mark, series of a chart', `hue-${n}` as ColorName, surfaces),
]);

/** Every pair that the parts use; the contrast tests walk it over all presets and both modes, and so does `validatePreset`. */
export const pairs: readonly Pair[] = [...neutral, ...sets, ...links, ...hues];

/** Colours that stand in no pair, with the reason. */
export const exempt: Partial<Record<ColorName, string>> = {
  'text-disabled': 'WCAG 2.2, 1.4.3 and 1.4.11 leave out what is inactive',
  ...Object.fromEntries(
    setNames.map((set) => [`${set}-line`, 'a soft edge of a tinted message, whose tint, icon and words say the same']),
  ),
};

/** How a paint is called in a message: `text`, or `text at 80 % over raised`. */
export const paintName = (paint: Paint): string =>
  typeof paint === 'string' ? paint : `${paint.paint} at ${Math.round(paint.alpha * 100)} % over ${paint.over}`;
