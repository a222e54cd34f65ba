import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in the summary, which has the focus when it appears; the focused field after them. */
export const errorSummaryKeys: (KeyRow & { field: string })[] = [
  { keys: '{Tab}{Enter}', does: 'moves to the link of the first error, then to its field', field: 'Trade name' },
  { keys: '{Tab}{Tab}{Enter}', does: 'moves to the link of the next error, then to its field', field: 'Pharmacy' },
];
