import { hueCount, setNames, type ColorName } from './color-names.js';

/** A colour that the parts put on a background, and the ratio it must keep (WCAG 2.2, 1.4.3 and 1.4.11). Disabled text is exempt. */
export interface Pair {
  front: ColorName;
  back: ColorName;
  ratio: 4.5 | 3;
}

const surfaces: readonly ColorName[] = ['page', 'sheet', 'raised', 'sunken', 'hover'];
const text = (front: ColorName, backs: readonly ColorName[]): Pair[] => backs.map((back) => ({ front, back, ratio: 4.5 }));
const edge = (front: ColorName, backs: readonly ColorName[]): Pair[] => backs.map((back) => ({ front, back, ratio: 3 }));

const hueIndexes = Array.from({ length: hueCount }, (_, index) => index + 1);

/** Every pair that the parts use; the contrast test walks it over all presets and both modes. */
export const pairs: readonly Pair[] = [
  ...text('text', surfaces),
  ...text('text-muted', surfaces),
  ...text('on-inverse', ['inverse']),
  ...edge('line-strong', surfaces),
  ...edge('focus', surfaces),
  ...setNames.flatMap((set) => [
    ...text(`on-${set}`, [set, `${set}-hover`, `${set}-active`]),
    ...text(`${set}-text`, [...surfaces, `${set}-tint`, `${set}-tint-hover`]),
    ...text(`on-${set}-tint`, [`${set}-tint`, `${set}-tint-hover`]),
    ...text('text', [`${set}-tint`, `${set}-tint-hover`]),
    ...edge(set, ['page', 'sheet', 'raised']),
  ]),
  ...hueIndexes.flatMap((n) => [
    ...text(`hue-${n}-text` as ColorName, [...surfaces, `hue-${n}-tint` as ColorName]),
    ...edge(`hue-${n}` as ColorName, surfaces),
  ]),
];
