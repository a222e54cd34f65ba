import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the button that opens the example, and what has the focus after them. */
export const dialogKeys: (KeyRow & { focus: string })[] = [
  { keys: '{Enter}', does: 'opens it, on its button; the focus goes to the first field', focus: 'Working name' },
  { keys: ' ', does: 'opens it, on its button; the focus goes to the first field', focus: 'Working name' },
  { keys: '{Enter}{Tab}', does: 'goes on to the next stop in the dialog', focus: 'Cancel' },
  { keys: '{Enter}{Tab}{Tab}{Tab}', does: 'goes from the last stop to the first', focus: 'Close' },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}{Shift>}{Tab}{/Shift}',
    does: 'goes from the first stop to the last',
    focus: 'Rename',
  },
  { keys: '{Enter}{Escape}', does: 'closes it; the focus returns to the button', focus: 'Rename device' },
];
