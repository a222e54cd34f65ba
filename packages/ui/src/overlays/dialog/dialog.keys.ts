import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the button that opens the example, and the element that has focus afterwards. */
export const dialogKeys: (KeyRow & { focus: string })[] = [
  { keys: '{Enter}', does: 'on its button: opens the dialog; focus moves to the first field', focus: 'Working name' },
  { keys: ' ', does: 'on its button: opens the dialog; focus moves to the first field', focus: 'Working name' },
  { keys: '{Enter}{Tab}', does: 'moves to the next tab stop in the dialog', focus: 'Cancel' },
  { keys: '{Enter}{Tab}{Tab}{Tab}', does: 'moves from the last tab stop to the first', focus: 'Close' },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}{Shift>}{Tab}{/Shift}',
    does: 'moves from the first tab stop to the last',
    focus: 'Rename',
  },
  { keys: '{Enter}{Escape}', does: 'closes the dialog; focus returns to the button', focus: 'Rename device' },
];
