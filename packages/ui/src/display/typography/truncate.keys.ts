import type { KeyRow } from '../../testing/keyboard.js';

export const truncateKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'shows all of the text, or less of it again' },
  { keys: ' ', does: 'shows all of the text, or less of it again' },
];
