'use client';
import { createElement, type ComponentPropsWithRef, type ReactElement } from 'react';
import { themeAttributes, type ThemeChoice } from './theme-choice.js';

export interface ThemeRootProps extends ThemeChoice, Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** The element that it is. */
  as?: 'div' | 'section' | 'main' | undefined;
}

/**
 * An element with a theme of its own. Roots nest, and what one does not say it takes over from the root around it: a dark island in a light page needs
 * `mode="dark"` only. What floats mounts inside the nearest root, so that it keeps the island's theme.
 */
export function ThemeRoot({
  as = 'div',
  preset,
  mode,
  dir,
  fields,
  density,
  radius,
  fontFamily,
  container,
  style,
  ...rest
}: ThemeRootProps): ReactElement {
  const theme = themeAttributes({ preset, mode, dir, fields, density, radius, fontFamily, container });
  return createElement(as, { 'data-part': 'theme-root', ...rest, ...theme, style: { ...theme.style, ...style } });
}
