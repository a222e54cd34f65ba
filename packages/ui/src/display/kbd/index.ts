export type { KbdPlatform, KeyName } from './kbd-state.js';
export { Kbd, type KbdLabels, type KbdProps } from './kbd.js';
