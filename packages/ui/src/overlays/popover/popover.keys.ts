import type { KeyRow } from '../../testing/keyboard.js';

export const popoverKeys: (KeyRow & { open: boolean })[] = [
  { keys: '{Enter}', does: 'opens it, on its button', open: true },
  { keys: ' ', does: 'opens it, on its button', open: true },
  { keys: '{Enter}{Escape}', does: 'closes it; the focus returns to the button', open: false },
];
