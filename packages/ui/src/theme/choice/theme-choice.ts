import type { CSSProperties } from 'react';
import { presetIds, type PresetId } from '../colors/preset-ids.js';

/** Id of a preset. Editors complete the library's seven; custom ids are accepted too. */
export type PresetName = PresetId | (string & {});

/**
 * The settings of a theme root. Each is an attribute or a CSS variable, so that a change re-renders nothing below it.
 */
export interface ThemeChoice {
  /** Id of a preset: one of the seven, or a custom one from `presetSheet` (`x-…`). Other ids fall back to `default`. */
  preset?: PresetName | undefined;
  /** `system` follows the operating system’s setting. */
  mode?: 'light' | 'dark' | 'system' | undefined;
  /** The text direction. Layout and arrow keys follow it. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** The appearance of fields. */
  fields?: 'filled' | 'outlined' | undefined;
  /** The height of controls. On touch screens, controls are at least 44 px high in both densities. */
  density?: 'comfortable' | 'compact' | undefined;
  /** Corner radius in px. Small and large components use 0.5 and 1.5 times this radius. */
  radius?: number | undefined;
  /** Name of a font family that the page loads. For characters that it lacks, `--at-font-fallback` names others. */
  fontFamily?: string | undefined;
  /**
   * Whether the page content is limited to the width of the token `container` (`fixed`) or uses the full width
   * (`full`).
   */
  container?: 'fixed' | 'full' | undefined;
}

/**
 * The format of the id of a custom preset. The prefix prevents conflicts with presets that the library may add later,
 * and distinguishes custom ids from mistyped ones, which fall back to `default`.
 */
export const customPresetId = /^x-[a-z0-9][a-z0-9-]{0,39}$/;
const fallbackFonts = 'var(--at-font-fallback, system-ui), system-ui, sans-serif';

/** Returns the attribute value for an id: the id if it is known or custom, otherwise `default`. */
const presetAttribute = (id: string) =>
  (presetIds as readonly string[]).includes(id) || (typeof id === 'string' && customPresetId.test(id)) ? id : 'default';

/**
 * Returns the font stack for a family. The name is inserted in quotes into a style sheet, so characters that could end
 * the string or the declaration are removed.
 */
const fontStack = (family: string) => `'${family.replaceAll(/['"\\;{}<>]|\p{Cc}/gu, '')}', ${fallbackFonts}`;

/** Returns the value if it is allowed, otherwise undefined. A choice from storage may have a value of any type. */
const allowedOrUndefined = <T extends string>(value: T | undefined, allowed: readonly T[]): T | undefined =>
  value !== undefined && allowed.includes(value) ? value : undefined;

function variablesOf({ radius, fontFamily }: ThemeChoice): Record<string, string> {
  return {
    ...(radius !== undefined && Number.isFinite(radius) && radius >= 0 && { '--at-radius': `${radius}px` }),
    ...(typeof fontFamily === 'string' && { '--at-font': fontStack(fontFamily) }),
  };
}

/**
 * Returns the attributes of a choice, for any element: `<html>` for the page, a `<section>` for a nested theme. Without
 * a preset, the element inherits the colours of the theme root around it.
 */
export function themeAttributes(choice: ThemeChoice) {
  const { preset, mode, dir, fields, density, container } = choice;
  return {
    'data-preset': preset === undefined ? 'inherit' : presetAttribute(preset),
    'data-mode': allowedOrUndefined(mode, ['light', 'dark', 'system']),
    dir: allowedOrUndefined(dir, ['ltr', 'rtl']),
    'data-fields': allowedOrUndefined(fields, ['filled', 'outlined']),
    'data-density': allowedOrUndefined(density, ['comfortable', 'compact']),
    'data-container': allowedOrUndefined(container, ['fixed', 'full']),
    style: variablesOf(choice) as CSSProperties,
  };
}

/**
 * Returns whether an element is displayed in light or dark mode: the mode of its nearest theme root, or for `system`
 * the operating system’s setting. Browser only.
 */
export function modeInEffect(element: Element): 'light' | 'dark' {
  const mode = element.closest('[data-mode]')?.getAttribute('data-mode');
  // jsdom has no `matchMedia`. The theme must not import `foundation`.
  if (mode === 'system') return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return mode === 'dark' ? 'dark' : 'light';
}

/**
 * Writes a choice to an element that React does not render, such as `document.documentElement`. Settings that are not
 * given are unchanged.
 */
export function applyTheme(element: HTMLElement, choice: ThemeChoice): void {
  const { style, ...attributes } = themeAttributes(choice);
  for (const [name, value] of Object.entries(attributes)) {
    const isUnchanged = value === undefined || (value === 'inherit' && element.hasAttribute(name));
    if (!isUnchanged) element.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, String(value));
}
