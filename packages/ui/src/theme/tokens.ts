import { colorNames, type ColorName } from './colors/color-names.js';
import type { ComponentToken } from './scale/component-tokens.js';
import type { ScaleName } from './scale/scale.js';
import { specified } from './scale/specified.js';

const reference = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--at-${name})`])) as Record<N, string>;

/**
 * The semantic colours, each a reference to a CSS variable of the theme: `color['text-muted']` is
 * `var(--at-text-muted)`.
 */
export const color: Record<ColorName, string> = /* @__PURE__ */ reference(colorNames);

/**
 * The names of the variables other than colours. Their values are only in the style sheet, not in the JavaScript
 * bundle.
 */
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
  'series-1',
  'series-2',
  'series-3',
  'series-4',
  'series-5',
  'series-6',
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

/** Lengths, typography, motion and z-index layers, as references to CSS variables. `scale.ts` defines the values. */
export const size: Record<SizeName, string> = /* @__PURE__ */ reference(sizeNames);

/**
 * The minimum viewport widths of the breakpoints in px (specification, section 9). Constants, because media queries
 * cannot use CSS variables.
 */
export const breakpoint = specified.breakpoint;

// In rem, so that a larger text size of the browser leads to the layout for smaller viewports.
const rem = (name: keyof typeof breakpoint) => `${breakpoint[name] / 16}rem`;
type UpperBreakpoint = Exclude<keyof typeof breakpoint, 'xs'>;

/** Returns the media query for viewports at or above a breakpoint, for `matchMedia`. */
export const queryFrom = (name: keyof typeof breakpoint) => `(min-width: ${rem(name)})`;
/** Returns the media query for viewports below a breakpoint, for `matchMedia`. */
export const queryBelow = (name: UpperBreakpoint) => `(width < ${rem(name)})`;

/** Returns the `@media` prelude for viewports at or above a breakpoint. */
export const from = (name: keyof typeof breakpoint) => `@media ${queryFrom(name)}`;
/** Returns the `@media` prelude for viewports below a breakpoint. */
export const below = (name: UpperBreakpoint) => `@media ${queryBelow(name)}`;
