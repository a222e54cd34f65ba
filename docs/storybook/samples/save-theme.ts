import { applyTheme, type ThemeChoice } from '@attesta/ui/theme';
import { stored } from './stored-theme.js';

/** Only the values that the user changed. All others keep their value on `<html>`. */
export interface Preferences extends ThemeChoice {
  lang?: string;
  /** `layout` and `rail` are props of `AppShell`. The script does not apply them. */
  layout?: 'vertical' | 'horizontal';
  rail?: boolean;
}

/** Returns the stored preferences. Local storage may be disabled and may contain invalid data. */
export function readPreferences(): Preferences {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(stored.key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Applies a change to the page and stores it. Returns the stored preferences. */
export function choose(change: Preferences): Preferences {
  const next = { ...readPreferences(), ...change };
  applyTheme(document.documentElement, change);
  if (change.lang) document.documentElement.lang = change.lang;
  try {
    localStorage.setItem(stored.key, JSON.stringify(next));
  } catch {
    // Without local storage, the choice applies until the page is closed.
  }
  return next;
}
