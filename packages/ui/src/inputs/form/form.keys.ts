import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in the summary, which has the focus when it appears; the field that has the focus after them. */
export const errorSummaryKeys: (KeyRow & { field: string })[] = [
  { keys: '{Tab}{Enter}', does: 'goes to the link of the first error and on to its field', field: 'Trade name' },
  { keys: '{Tab}{Tab}{Enter}', does: 'goes to the link of the next error and on to its field', field: 'Pharmacy' },
];
