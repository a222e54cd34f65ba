import type { KeyRow } from '../../testing/keyboard.js';

export const snackbarKeys: KeyRow[] = [
  { keys: '{F6}', does: 'moves the focus to the stack' },
  { keys: '{F6}{F6}', does: 'returns the focus to the previous element' },
  { keys: '{F6}{Shift>}{F6}{/Shift}', does: 'returns the focus to the previous element' },
  { keys: '{F6}{Escape}', does: 'returns the focus to the previous element' },
  { keys: '{F6}{Tab}{Enter}', does: 'presses the first button of the first toast' },
  { keys: '{F6}{Tab}{Escape}', does: 'closes the focused toast' },
  { keys: '{F6}{Tab}{Delete}', does: 'closes the focused toast' },
];
