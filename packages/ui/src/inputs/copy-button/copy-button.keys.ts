import type { KeyRow } from '../../testing/keyboard.js';

export const copyButtonKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'copies the text' },
  { keys: ' ', does: 'copies the text' },
];
