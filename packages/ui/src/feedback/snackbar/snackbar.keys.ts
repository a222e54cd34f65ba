import type { KeyRow } from '../../testing/keyboard.js';

export const snackbarKeys: KeyRow[] = [
  { keys: '{F6}', does: 'brings the focus to the stack, from anywhere' },
  { keys: '{F6}{F6}', does: 'brings the focus back to where it was' },
  { keys: '{F6}{Shift>}{F6}{/Shift}', does: 'brings the focus back to where it was' },
  { keys: '{F6}{Escape}', does: 'brings the focus back to where it was' },
  { keys: '{F6}{Tab}{Enter}', does: 'presses the first button of the first notice' },
  { keys: '{F6}{Tab}{Escape}', does: 'closes the notice that has the focus' },
  { keys: '{F6}{Tab}{Delete}', does: 'closes the notice that has the focus' },
];
