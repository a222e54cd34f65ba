export { SettingsPopup, type Settings, type SettingsPopupProps } from './settings-popup.js';
export { presetOption, presetOptions, type PresetOption } from './preset-options.js';
export type { SettingsLabels } from './settings-labels.js';
