import { SettingsPopup, type Settings } from '@attesta/ui/shell/settings-popup';
import { applyTheme, type StoredTheme, type ThemeChoice } from '@attesta/ui/theme';
import { useState } from 'react';

/** For the script in the head: these settings lie in storage as they are. */
export const stored: StoredTheme = {
  key: 'preferences',
  names: { preset: 'presetColor', radius: 'borderRadius', fields: 'outlinedFilled', dir: 'themeDirection' },
};

/** The theme that the settings stand for, in the words of `applyTheme`. */
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
  const take = (next: Settings) => {
    setSettings(next);
    applyTheme(document.documentElement, themeOf(next));
    localStorage.setItem('preferences', JSON.stringify(next));
  };
  return (
    <SettingsPopup
      settings={settings}
      onSettingsChange={(change) => take({ ...settings, ...change })}
      onReset={() => take(defaults)}
    />
  );
}

/** What the shell is told of them: `<AppShell {...shellOf(settings)} …>`. */
export const shellOf = ({ menuOrientation, miniDrawer, container }: Settings) => ({
  layout: menuOrientation,
  rail: miniDrawer,
  container,
});
