export type { KbdPlatform, KeyName } from './kbd-state.js';
export { Kbd, type KbdProps } from './kbd.js';
export type { KbdLabels } from './kbd-labels.js';
