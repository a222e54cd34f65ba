import type { KeyRow } from '../../testing/keyboard.js';

export const buttonKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'presses the button' },
  { keys: ' ', does: 'presses the button' },
];
