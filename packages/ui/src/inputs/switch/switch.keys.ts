import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on a switch that is off. */
export const switchKeys: (KeyRow & { checked: boolean })[] = [
  { keys: ' ', does: 'toggles the switch', checked: true },
  { keys: '  ', does: 'turns the switch on, then off', checked: false },
];
