export { ThemeRoot, applyTheme, themeAttributes, type ThemeChoice, type ThemeRootProps } from './theme-root.js';
export { presetIds, presetOf, presets, type PresetId, type PresetSource } from './presets.js';
export { below, breakpoint, color, from, size } from './tokens.js';
