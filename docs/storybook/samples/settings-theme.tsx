import { SettingsPopup, type Settings } from '@attesta/ui/shell/settings-popup';
import { applyTheme, type StoredTheme, type ThemeChoice } from '@attesta/ui/theme';
import { useState } from 'react';

/** The options of `themeScript`: local storage contains the settings with these names. */
export const stored: StoredTheme = {
  key: 'preferences',
  names: { preset: 'presetColor', radius: 'borderRadius', fields: 'outlinedFilled', dir: 'themeDirection' },
};

/** Converts the settings to the theme for `applyTheme`. */
const themeOf = ({
  mode,
  presetColor,
  fontFamily,
  borderRadius,
  outlinedFilled,
  themeDirection,
  container,
}: Settings): ThemeChoice => ({
  mode,
  preset: presetColor,
  fontFamily,
  radius: borderRadius,
  fields: outlinedFilled ? 'filled' : 'outlined',
  dir: themeDirection,
  container: container ? 'fixed' : 'full',
});

const defaults: Settings = {
  mode: 'light',
  presetColor: 'theme5',
  fontFamily: 'Poppins',
  borderRadius: 8,
  outlinedFilled: true,
  themeDirection: 'ltr',
  menuOrientation: 'vertical',
  miniDrawer: false,
  container: true,
};

export function Appearance() {
  const [settings, setSettings] = useState(defaults);
  const apply = (next: Settings) => {
    setSettings(next);
    applyTheme(document.documentElement, themeOf(next));
    localStorage.setItem('preferences', JSON.stringify(next));
  };
  return (
    <SettingsPopup
      settings={settings}
      onSettingsChange={(change) => apply({ ...settings, ...change })}
      onReset={() => apply(defaults)}
    />
  );
}

/** Returns the props of the app shell: `<AppShell {...shellProps(settings)} …>`. */
export const shellProps = ({ menuOrientation, miniDrawer, container }: Settings) => ({
  layout: menuOrientation,
  rail: miniDrawer,
  container,
});
