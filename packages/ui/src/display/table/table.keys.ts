import type { KeyRow } from '../../testing/keyboard.js';

export const tableKeys: KeyRow[] = [
  { keys: '{Tab}', does: 'moves the focus to the region, when the table is wider or higher than its container' },
  { keys: '{ArrowRight}', does: 'scrolls the region' },
];
