import type { KeyRow } from '../../testing/keyboard.js';

export const tableKeys: KeyRow[] = [
  { keys: '{Tab}', does: 'moves the focus to the region, where the table is too wide or too high for its place' },
  { keys: '{ArrowRight}', does: 'scrolls the region' },
];
