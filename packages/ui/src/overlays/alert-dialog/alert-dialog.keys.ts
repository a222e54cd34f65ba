import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the button that opens the example, and what has the focus after them. */
export const alertDialogKeys: (KeyRow & { focus: string })[] = [
  {
    keys: '{Enter}',
    does: 'opens it, on its button; the focus goes to the answer that changes nothing',
    focus: 'Cancel',
  },
  { keys: ' ', does: 'opens it, on its button; the focus goes to the answer that changes nothing', focus: 'Cancel' },
  { keys: '{Enter}{Tab}', does: 'goes to the other answer', focus: 'Delete device' },
  { keys: '{Enter}{Tab}{Tab}', does: 'goes from the last stop to the first', focus: 'Cancel' },
  { keys: '{Enter}{Enter}', does: 'on an answer, gives it; the focus returns to the button', focus: 'Delete' },
  { keys: '{Enter}{Escape}', does: 'cancels; the focus returns to the button', focus: 'Delete' },
];
