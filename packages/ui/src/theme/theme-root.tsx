'use client';
import { createElement, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { presetOf } from './presets.js';
import { color } from './tokens.js';

/** What a theme root may be told; each is an attribute or a variable, so that a change commits no render below it. */
export interface ThemeChoice {
  /** Id of a preset; an unknown one falls back to `default`. */
  preset?: string;
  mode?: 'light' | 'dark' | 'system';
  dir?: 'ltr' | 'rtl';
  fields?: 'filled' | 'outlined';
  density?: 'comfortable' | 'compact';
  /** Corner radius in px; small and large parts take a fraction of it. */
  radius?: number;
  fontFamily?: string;
}

const fallbackFonts = "'Noto Sans SC Variable', system-ui, sans-serif";

/** The attributes of a choice, for any element: `<html>` in an application, a `<section>` for an island. */
export function themeAttributes({ preset, mode, dir, fields, density, radius, fontFamily }: ThemeChoice) {
  const variables: Record<string, string> = {};
  if (radius !== undefined) variables['--at-radius'] = `${radius}px`;
  if (fontFamily !== undefined) variables['--at-font'] = `'${fontFamily.replaceAll("'", '')}', ${fallbackFonts}`;
  return {
    'data-preset': presetOf(preset),
    'data-mode': mode,
    dir,
    'data-fields': fields,
    'data-density': density,
    style: variables as CSSProperties,
  };
}

/** Writes a choice on an element that React does not own, as `document.documentElement`. Values that are not given stay. */
export function applyTheme(element: HTMLElement, choice: ThemeChoice): void {
  const { style, ...attributes } = themeAttributes(choice);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, String(value));
}

export interface ThemeRootProps extends ThemeChoice, Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  as?: 'div' | 'section' | 'main';
}

/**
 * An element with a theme of its own. Roots nest: a dark island in a light page needs `mode="dark"` only.
 * What floats mounts inside the nearest root, so that it keeps the island's theme.
 */
export function ThemeRoot({ as = 'div', preset, mode, dir, fields, density, radius, fontFamily, style, ...rest }: ThemeRootProps) {
  const theme = themeAttributes({ preset, mode, dir, fields, density, radius, fontFamily });
  return createElement(as, {
    'data-part': 'theme-root',
    ...rest,
    ...theme,
    style: { backgroundColor: color.page, color: color.text, ...theme.style, ...style },
  });
}
