import { specified } from './specified.js';

/** A token other than a colour: its CSS value, and its value and type in the Design Tokens Community Group format. */
export interface Token {
  css: string;
  $type: 'dimension' | 'duration' | 'number' | 'cubicBezier' | 'fontFamily' | 'shadow' | 'color';
  $value: unknown;
}

const px = (value: number): Token => ({ css: `${value}px`, $type: 'dimension', $value: { value, unit: 'px' } });
const rem = (value: number): Token => ({ css: `${value}rem`, $type: 'dimension', $value: { value, unit: 'rem' } });
const number = (value: number): Token => ({ css: String(value), $type: 'number', $value: value });
const ms = (value: number): Token => ({ css: `${value}ms`, $type: 'duration', $value: { value, unit: 'ms' } });
const family = (...names: string[]): Token => ({
  css: names.map((name) => (/^[a-z-]+$/.test(name) ? name : `'${name}'`)).join(', '),
  $type: 'fontFamily',
  $value: names,
});
/**
 * A font stack whose second family is that of `--at-font-fallback`, which an application sets for characters that the
 * first family lacks. The token contains the families without it.
 */
const extensible = (first: string, ...system: string[]): Token => {
  const { css, ...stack } = family(first, ...system);
  return { ...stack, css: css.replace(', ', ', var(--at-font-fallback, system-ui), ') };
};
/** A length computed from another variable. `$value` is the length for the default value of that variable. */
const calculated = (css: string, value: number): Token => ({ ...px(value), css });

const { radius, shadow, main, drawer, accountMenu, avatar, heading } = specified;
/** The colour of shadows and of the backdrop of dialogs, the same in every preset. */
const shade = [8, 12, 24] as const;
const shadeOf = (alpha: number) => ({
  colorSpace: 'srgb',
  components: shade.map((channel) => Number((channel / 255).toFixed(4))),
  alpha,
});
const layer = (offsetY: number, blur: number, spread: number, alpha: number) => ({
  color: shadeOf(alpha),
  offsetX: { value: 0, unit: 'px' },
  offsetY: { value: offsetY, unit: 'px' },
  blur: { value: blur, unit: 'px' },
  spread: { value: spread, unit: 'px' },
});
const scrimOpacity = 0.48;

/**
 * The tokens other than colours, by group. The specification's numbers are in `specified`. The user may change radius
 * and font, so tokens that depend on them are computed in CSS.
 */
export const scale = {
  shape: {
    radius: px(radius.base), // the default of the library; the portal sets 8px on its root
    'radius-small': calculated('calc(var(--at-radius) * 0.5)', radius.base * 0.5),
    'radius-large': calculated('calc(var(--at-radius) * 1.5)', radius.base * 1.5),
  },
  control: {
    'control-small': px(32),
    control: px(40),
    'control-large': px(48),
    target: px(24),
  },
  type: {
    font: extensible(
      'Poppins',
      'system-ui',
      '-apple-system',
      'Segoe UI',
      'PingFang SC',
      'Microsoft YaHei',
      'sans-serif',
    ),
    'font-mono': family(
      'IBM Plex Mono',
      'ui-monospace',
      'SFMono-Regular',
      'Cascadia Mono',
      'Menlo',
      'Consolas',
      'monospace',
    ),
    h1: rem(heading.h1),
    h2: rem(1.75),
    h3: rem(1.25),
    h4: rem(1),
    h5: rem(0.875),
    h6: rem(heading.h6),
    body: rem(0.875),
    small: rem(0.75),
    large: rem(1),
  },
  layout: {
    toolbar: px(specified.toolbar.min),
    'main-top': px(main.top),
    'main-end': px(main.end),
    'main-padding': px(main.padding),
    'card-padding': px(specified.card.padding),
    'grid-row': px(specified.grid.row),
    'logo-width': px(specified.logo.width),
    container: px(1600),
    drawer: px(drawer.panel),
    'drawer-rail': px(drawer.collapsed),
    'drawer-header': px(drawer.header),
    'account-menu-min': px(accountMenu.min),
    'account-menu-max': px(accountMenu.max),
    'tooltip-max': px(specified.tooltip.maxWidth),
    'avatar-small': px(avatar.small),
    'avatar-medium': px(avatar.medium),
    'avatar-large': px(avatar.large),
    'icon-small': rem(1),
    icon: rem(1.25),
    'icon-large': rem(1.5),
  },
  depth: {
    'shadow-opacity': number(shadow.opacity),
    shadow: {
      css: `0 8px 28px -6px rgb(${shade.join(' ')} / var(--at-shadow-opacity)), 0 1px 3px rgb(${shade.join(' ')} / calc(var(--at-shadow-opacity) / 2))`,
      $type: 'shadow',
      $value: [layer(8, 28, -6, shadow.opacity), layer(1, 3, 0, shadow.opacity / 2)],
    },
    scrim: { css: `rgb(${shade.join(' ')} / ${scrimOpacity})`, $type: 'color', $value: shadeOf(scrimOpacity) },
    'layer-bar': number(10),
    'layer-drawer': number(20),
    'layer-floating': number(30),
    'layer-dialog': number(40),
    'layer-notice': number(50),
    'layer-tooltip': number(60),
  },
  motion: {
    fast: ms(140),
    ease: { css: 'cubic-bezier(0.2, 0, 0, 1)', $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
  },
} as const satisfies Record<string, Record<string, Token>>;

type Groups = typeof scale;
export type ScaleName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** Returns all tokens of the scale by name, in order. */
export const scaleTokens = (): [name: ScaleName, token: Token][] =>
  Object.values<Record<string, Token>>(scale).flatMap((group) => Object.entries(group) as [ScaleName, Token][]);

/**
 * The tokens that a density changes. `comfortable` has the values of the scale. Both densities set all of these tokens,
 * so that each can be nested in the other.
 */
const comfortable = {
  ...scale.control,
  'grid-row': scale.layout['grid-row'],
  'card-padding': scale.layout['card-padding'],
};
type DensityName = Exclude<keyof typeof comfortable, 'target'>;
const compact: Record<DensityName, Token> = {
  'control-small': px(28),
  control: px(32),
  'control-large': px(40),
  'grid-row': px(44),
  'card-padding': px(16),
};
export const densities: Record<'comfortable' | 'compact', Record<DensityName, Token>> = {
  comfortable: Object.fromEntries(
    Object.keys(compact).map((name) => [name, comfortable[name as DensityName]]),
  ) as Record<DensityName, Token>,
  compact,
};

/** Larger targets for touch in both densities (design rule: 44 px on coarse pointers, never under 24 px). */
export const coarse = { 'control-small': px(44), control: px(44), 'control-large': px(48), target: px(44) };
