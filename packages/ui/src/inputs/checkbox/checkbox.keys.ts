import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on an unchecked checkbox. */
export const checkboxKeys: (KeyRow & { checked: boolean })[] = [
  { keys: ' ', does: 'toggles the checkbox', checked: true },
  { keys: '  ', does: 'toggles the checkbox twice', checked: false },
];
