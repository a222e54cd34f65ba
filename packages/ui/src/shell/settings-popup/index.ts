export { SettingsPopup, type Settings, type SettingsPopupProps } from './settings-popup.js';
export type { SettingsLabels } from './settings-labels.js';
