import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on "Select all" of a group with three options (Storm, Flood, Theft), and the checked options after them. */
export const checkboxGroupKeys: (KeyRow & { chosen: string[] })[] = [
  { keys: ' ', does: 'on “Select all”: checks or unchecks all options', chosen: ['storm', 'flood', 'theft'] },
  { keys: '{Tab} ', does: 'moves to the next option and checks or unchecks it', chosen: ['storm'] },
  { keys: '{Tab}{Tab} ', does: 'moves to the next option and checks or unchecks it', chosen: ['flood'] },
];
