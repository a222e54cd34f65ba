'use client';
import { createElement, type ComponentPropsWithRef, type ReactElement } from 'react';
import { themeAttributes, type ThemeChoice } from './theme-choice.js';

export interface ThemeRootProps extends ThemeChoice, Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** The element type. */
  as?: 'div' | 'section' | 'main' | undefined;
}

/**
 * An element with its own theme. Theme roots can be nested and inherit the settings that they do not define: a dark
 * section in a light page only needs `mode="dark"`. Overlays are rendered inside the nearest theme root, so that they
 * have its theme.
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
