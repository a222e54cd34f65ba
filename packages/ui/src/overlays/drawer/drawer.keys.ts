import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the button that opens the example, and the element that has focus afterwards. */
export const drawerKeys: (KeyRow & { focus: string })[] = [
  { keys: '{Enter}', does: 'on its button: opens the drawer; focus moves to the first field', focus: 'Trade name' },
  { keys: ' ', does: 'on its button: opens the drawer; focus moves to the first field', focus: 'Trade name' },
  { keys: '{Enter}{Tab}', does: 'moves to the next tab stop in the drawer', focus: 'Show devices' },
  { keys: '{Enter}{Tab}{Tab}', does: 'moves from the last tab stop to the first', focus: 'Close' },
  {
    keys: '{Enter}{Shift>}{Tab}{Tab}{/Shift}',
    does: 'moves from the first tab stop to the last',
    focus: 'Show devices',
  },
  { keys: '{Enter}{Escape}', does: 'closes the drawer; focus returns to the button', focus: 'Filters' },
];
