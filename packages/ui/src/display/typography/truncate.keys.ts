import type { KeyRow } from '../../testing/keyboard.js';

export const truncateKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'expands or collapses the text' },
  { keys: ' ', does: 'expands or collapses the text' },
];
