export interface ModeSwitchLabels {
  /** Accessible name of the button in dark mode. */
  toLight: string;
  /** Accessible name of the button in light mode. */
  toDark: string;
}

export const englishModeSwitchLabels: ModeSwitchLabels = {
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
};
