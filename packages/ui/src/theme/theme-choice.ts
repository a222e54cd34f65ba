import type { CSSProperties } from 'react';
import { presetIds } from './presets.js';

/** What a theme root may be told; each is an attribute or a variable, so that a change commits no render below it. */
export interface ThemeChoice {
  /** Id of a preset: one of the seven, or one's own as `presetSheet` names it (`x-…`). Any other falls back to `default`. */
  preset?: string | undefined;
  /** `system` follows the reader’s system. */
  mode?: 'light' | 'dark' | 'system' | undefined;
  /** The direction of writing; layout and arrow keys follow it. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** How fields look. */
  fields?: 'filled' | 'outlined' | undefined;
  /** How much room controls take; where a finger points both are 44 px high. */
  density?: 'comfortable' | 'compact' | undefined;
  /** Corner radius in px; small and large parts take a fraction of it. */
  radius?: number | undefined;
  /** Name of a face that the page loads. */
  fontFamily?: string | undefined;
  /** Whether pages keep to the width of the token `container` (`fixed`) or take all that there is (`full`). */
  container?: 'fixed' | 'full' | undefined;
}

/** The form of an id of one's own. The prefix keeps it apart from ids that the library may add, and from a mistyped one, which falls back. */
export const ownPresetId = /^x-[a-z0-9][a-z0-9-]{0,39}$/;
const fallbackFonts = "'Noto Sans SC Variable', system-ui, sans-serif";

/** What the attribute says for an id: the id itself where it is known or one's own, else `default`. */
const presetAttribute = (id: string) =>
  (presetIds as readonly string[]).includes(id) || (typeof id === 'string' && ownPresetId.test(id)) ? id : 'default';

/** A font's name ends up between quotes in a style sheet, so what could end the string or the declaration is left out. */
const fontStack = (family: string) => `'${family.replaceAll(/['"\\;{}<>]|\p{Cc}/gu, '')}', ${fallbackFonts}`;

/** A choice is often read from storage, where no type keeps it: what is none of its words says nothing. */
const known = <T extends string>(value: T | undefined, words: readonly T[]): T | undefined =>
  value !== undefined && words.includes(value) ? value : undefined;

function variablesOf({ radius, fontFamily }: ThemeChoice): Record<string, string> {
  return {
    ...(radius !== undefined && Number.isFinite(radius) && radius >= 0 && { '--at-radius': `${radius}px` }),
    ...(typeof fontFamily === 'string' && { '--at-font': fontStack(fontFamily) }),
  };
}

/**
 * The attributes of a choice, for any element: `<html>` in an application, a `<section>` for an island. Without a preset the root keeps the colours
 * of the one around it.
 */
export function themeAttributes(choice: ThemeChoice) {
  const { preset, mode, dir, fields, density, container } = choice;
  return {
    'data-preset': preset === undefined ? 'inherit' : presetAttribute(preset),
    'data-mode': known(mode, ['light', 'dark', 'system']),
    dir: known(dir, ['ltr', 'rtl']),
    'data-fields': known(fields, ['filled', 'outlined']),
    'data-density': known(density, ['comfortable', 'compact']),
    'data-container': known(container, ['fixed', 'full']),
    style: variablesOf(choice) as CSSProperties,
  };
}

/** Whether an element shows light or dark: what its nearest theme root says, and where that is `system`, what the reader’s system asks for. For the browser. */
export function modeInEffect(element: Element): 'light' | 'dark' {
  const mode = element.closest('[data-mode]')?.getAttribute('data-mode');
  if (mode === 'system') return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return mode === 'dark' ? 'dark' : 'light';
}

/** Writes a choice on an element that React does not own, as `document.documentElement`. Values that are not given stay. */
export function applyTheme(element: HTMLElement, choice: ThemeChoice): void {
  const { style, ...attributes } = themeAttributes(choice);
  for (const [name, value] of Object.entries(attributes)) {
    const stays = value === undefined || (value === 'inherit' && element.hasAttribute(name));
    if (!stays) element.setAttribute(name, value);
  }
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, String(value));
}
