import type { PresetId } from '../../theme/presets.js';

/** Words of the settings popup. */
export interface SettingsLabels<Preset extends string = PresetId> {
  title: string;
  close: string;
  mode: string;
  light: string;
  dark: string;
  system: string;
  preset: string;
  /** Names of the presets in the page's language, where they are other than what their options say. */
  presets: Partial<Record<Preset, string>>;
  font: string;
  radius: string;
  /** A corner radius as it is seen and heard. */
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
  preset: 'Colours',
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
  horizontal: 'On top',
  rail: 'Keep a rail when the menu is closed',
  container: 'Limit the width of pages',
  reset: 'Reset to defaults',
};
