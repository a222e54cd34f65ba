/** Words of the settings popup. */
export interface SettingsLabels {
  title: string;
  mode: string;
  light: string;
  dark: string;
  preset: string;
  direction: string;
  ltr: string;
  rtl: string;
  font: string;
  radius: string;
  filled: string;
  container: string;
  rail: string;
  reset: string;
}

export const englishSettingsLabels: SettingsLabels = {
  title: 'Appearance',
  mode: 'Mode',
  light: 'Light',
  dark: 'Dark',
  preset: 'Colours',
  direction: 'Direction',
  ltr: 'Left to right',
  rtl: 'Right to left',
  font: 'Font',
  radius: 'Corner radius',
  filled: 'Filled fields',
  container: 'Limit the width of pages',
  rail: 'Keep a rail when the menu is closed',
  reset: 'Reset to defaults',
};
