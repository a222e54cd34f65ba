export { ModeSwitch, type ModeSwitchLabels, type ModeSwitchProps } from './mode-switch.js';
