import { applyTheme, type ThemeChoice } from '@attesta/ui/theme';
import { createEffect, sample } from 'effector';
import { appStarted } from '../start/app-started';
import { log } from '../start/log';
import { familyOf, loadFont } from './fonts';
import { $preferences } from './model';
import type { Preferences } from './preferences';

/**
 * Converts the preferences to a theme choice. The script from `storedTheme` applies the same theme before the first
 * paint; a test compares the two.
 */
export const themeChoice = (preferences: Preferences): ThemeChoice => ({
  preset: preferences.presetColor,
  mode: preferences.mode,
  dir: preferences.themeDirection,
  fields: preferences.outlinedFilled ? 'filled' : 'outlined',
  radius: preferences.borderRadius,
  container: preferences.container ? 'fixed' : 'full',
  fontFamily: familyOf(preferences),
});

/** Writes attributes of `<html>` only, so that a theme change renders no page again. */
const applyPreferencesFx = createEffect((preferences: Preferences) => {
  applyTheme(document.documentElement, themeChoice(preferences));
  document.documentElement.lang = preferences.i18n;
});
const loadFontFx = createEffect(loadFont);
const logFailureFx = createEffect((error: unknown) => log('a font could not be loaded', error));

const settled = sample({ clock: [appStarted, $preferences], source: $preferences });
sample({ clock: settled, target: [applyPreferencesFx, loadFontFx] });
sample({ clock: loadFontFx.failData, target: logFailureFx });
