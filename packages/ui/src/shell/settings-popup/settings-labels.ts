import type { PresetId } from '../../theme/colors/preset-ids.js';

/** Text of the settings popup. */
export interface SettingsLabels<Preset extends string = PresetId> {
  title: string;
  close: string;
  mode: string;
  light: string;
  dark: string;
  system: string;
  preset: string;
  /** Translated names of the presets. The default is the name of the option. */
  presets: Partial<Record<Preset, string>>;
  font: string;
  radius: string;
  /** Displayed and announced value of the corner radius. */
  radiusValue: (px: number) => string;
  filled: string;
  direction: string;
  ltr: string;
  rtl: string;
  menu: string;
  vertical: string;
  horizontal: string;
  rail: string;
  container: string;
  reset: string;
}

export const englishSettingsLabels: SettingsLabels = {
  title: 'Appearance',
  close: 'Close',
  mode: 'Mode',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  preset: 'Theme',
  presets: {},
  font: 'Font',
  radius: 'Corner radius',
  radiusValue: (px) => `${px} px`,
  filled: 'Filled fields',
  direction: 'Direction',
  ltr: 'Left to right',
  rtl: 'Right to left',
  menu: 'Menu',
  vertical: 'At the side',
  horizontal: 'At the top',
  rail: 'Show an icon bar when the menu is closed',
  container: 'Limit the page width',
  reset: 'Reset to defaults',
};
