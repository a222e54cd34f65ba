import { applyTheme, type ThemeChoice } from '@attesta/ui/theme';
import { createEffect, sample } from 'effector';
import { appStarted } from '../start/started';
import { log } from '../start/log';
import { familyOf, loadFont } from './fonts';
import { $preferences } from './model';
import type { Preferences } from './preferences';

/** What the preferences ask of the theme. The script of `storedTheme` says the same before the first paint; a test compares. */
export const themeChoice = (preferences: Preferences): ThemeChoice => ({
  preset: preferences.presetColor,
  mode: preferences.mode,
  dir: preferences.themeDirection,
  fields: preferences.outlinedFilled ? 'filled' : 'outlined',
  radius: preferences.borderRadius,
  container: preferences.container ? 'fixed' : 'full',
  fontFamily: familyOf(preferences),
});

/** Writes attributes on `<html>` only: no page renders anew for a colour. */
const dressPageFx = createEffect((preferences: Preferences) => {
  applyTheme(document.documentElement, themeChoice(preferences));
  document.documentElement.lang = preferences.i18n;
});
const loadFontFx = createEffect(loadFont);
const logFailureFx = createEffect((error: unknown) => log('a font could not be loaded', error));

const settled = sample({ clock: [appStarted, $preferences], source: $preferences });
sample({ clock: settled, target: [dressPageFx, loadFontFx] });
sample({ clock: loadFontFx.failData, target: logFailureFx });
