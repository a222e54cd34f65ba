import type { StoredTheme } from '@attesta/ui/theme';
import { variableFaces } from './fonts';
import { preferencesKey } from './model';
import { languages, largestRadius, presetColors } from './preferences';

/** How the preferences lie in storage, for the script that dresses the page before the first paint: `public/theme.js`, which a test writes and compares. */
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
