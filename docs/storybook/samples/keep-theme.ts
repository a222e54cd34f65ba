import { applyTheme, type ThemeChoice } from '@attesta/ui/theme';
import { stored } from './stored-theme.js';

/** What a reader chose, and nothing else: what is not in it stays as `<html>` has it. */
export interface Preferences extends ThemeChoice {
  lang?: string;
  /** For the shell; these two are props of `AppShell`, which the script leaves alone. */
  layout?: 'vertical' | 'horizontal';
  rail?: boolean;
}

/** Storage may be off, and may hold anything. */
export function readPreferences(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(stored.key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** On the page at once, and kept for the next visit; answers what is kept now. */
export function choose(change: Preferences): Preferences {
  const next = { ...readPreferences(), ...change };
  applyTheme(document.documentElement, change);
  if (change.lang) document.documentElement.lang = change.lang;
  try {
    localStorage.setItem(stored.key, JSON.stringify(next));
  } catch {
    // The choice holds until the page is left.
  }
  return next;
}
