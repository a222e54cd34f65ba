import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on a switch that is off. */
export const switchKeys: (KeyRow & { checked: boolean })[] = [
  { keys: ' ', does: 'turns it on, or off', checked: true },
  { keys: '  ', does: 'turns it on and off again', checked: false },
];
