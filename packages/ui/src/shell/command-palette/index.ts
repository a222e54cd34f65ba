export { CommandPalette, type CommandPaletteProps, type CommandPaletteReason } from './command-palette.js';
export type { CommandPaletteLabels } from './command-palette-labels.js';
export { isShortcut, type Command } from './command-search.js';
