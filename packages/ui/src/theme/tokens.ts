import { colorNames, type ColorName } from './color-names.js';
import type { ComponentToken } from './component-tokens.js';
import type { ScaleName } from './scale.js';
import { specified } from './specified.js';

const reference = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--at-${name})`])) as Record<N, string>;

/** The semantic colours, each a reference to a variable of the theme's sheet: `color['text-muted']` is `var(--at-text-muted)`. */
export const color: Record<ColorName, string> = /* @__PURE__ */ reference(colorNames);

/** A typed name for each variable that is no colour. The values stay out of the page's script: they are in the sheet. */
type SizeName = ScaleName | ComponentToken | 'dir';
const sizeNames = [
  'radius',
  'radius-small',
  'radius-large',
  'control',
  'control-small',
  'control-large',
  'target',
  'field-fill',
  'field-line',
  'font',
  'font-mono',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'body',
  'small',
  'large',
  'toolbar',
  'main-top',
  'main-end',
  'main-padding',
  'card-padding',
  'grid-row',
  'logo-width',
  'container',
  'drawer',
  'drawer-rail',
  'drawer-header',
  'account-menu-min',
  'account-menu-max',
  'tooltip-max',
  'avatar-small',
  'avatar-medium',
  'avatar-large',
  'icon-small',
  'icon',
  'icon-large',
  'shadow',
  'shadow-opacity',
  'scrim',
  'focus-ring',
  'layer-bar',
  'layer-drawer',
  'layer-floating',
  'layer-dialog',
  'layer-notice',
  'layer-tooltip',
  'fast',
  'ease',
  'dir',
] as const satisfies readonly SizeName[];

/** Lengths, type, motion and layers, as references to variables of the theme's sheet. The values stand in `scale.ts`. */
export const size: Record<SizeName, string> = /* @__PURE__ */ reference(sizeNames);

/** Viewport widths in px from which a range begins (specification, section 9). CSS variables can't stand in media queries. */
export const breakpoint = specified.breakpoint;

/** `@media` prelude for "from this breakpoint up". */
export const from = (name: keyof typeof breakpoint) => `@media (min-width: ${breakpoint[name]}px)`;
/** `@media` prelude for "below this breakpoint". */
export const below = (name: Exclude<keyof typeof breakpoint, 'xs'>) =>
  `@media (max-width: ${breakpoint[name] - 0.02}px)`;
