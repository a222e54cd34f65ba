import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the button that opens the example, and the element that has focus afterwards. */
export const alertDialogKeys: (KeyRow & { focus: string })[] = [
  {
    keys: '{Enter}',
    does: 'on its button: opens the dialog; focus moves to Cancel',
    focus: 'Cancel',
  },
  { keys: ' ', does: 'on its button: opens the dialog; focus moves to Cancel', focus: 'Cancel' },
  { keys: '{Enter}{Tab}', does: 'moves to the confirm button', focus: 'Delete device' },
  { keys: '{Enter}{Tab}{Tab}', does: 'moves from the last tab stop to the first', focus: 'Cancel' },
  {
    keys: '{Enter}{Enter}',
    does: 'activates the focused button; focus returns to the opening button',
    focus: 'Delete',
  },
  { keys: '{Enter}{Escape}', does: 'cancels; focus returns to the opening button', focus: 'Delete' },
];
