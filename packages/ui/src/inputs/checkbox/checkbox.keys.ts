import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on a box that is off. */
export const checkboxKeys: (KeyRow & { checked: boolean })[] = [
  { keys: ' ', does: 'turns the box over', checked: true },
  { keys: '  ', does: 'turns it over and back', checked: false },
];
