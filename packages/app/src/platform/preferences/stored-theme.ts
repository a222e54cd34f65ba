import type { StoredTheme } from '@attesta/ui/theme';
import { variableFaces } from './fonts';
import { preferencesKey } from './model';
import { languages, largestRadius, presetColors } from './preferences';

/**
 * The format of the stored preferences, for the script that sets the theme before the first paint: `public/theme.js`. A
 * test generates the script and compares it.
 */
export const storedTheme: StoredTheme = {
  key: preferencesKey,
  names: {
    preset: 'presetColor',
    dir: 'themeDirection',
    fields: 'outlinedFilled',
    radius: 'borderRadius',
    lang: 'i18n',
  },
  presets: presetColors,
  modes: ['light', 'dark'],
  languages,
  faces: variableFaces,
  largestRadius,
};
