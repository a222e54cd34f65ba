export { ModeSwitch, type ModeSwitchProps } from './mode-switch.js';
export type { ModeSwitchLabels } from './mode-switch-labels.js';
