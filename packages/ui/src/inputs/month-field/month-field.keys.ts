import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in a field with the value March 2027; the value after them. */
export const monthFieldKeys: (KeyRow & { value: string })[] = [
  { keys: '{ArrowUp}', does: 'moves to the next month', value: '2027-04' },
  { keys: '{ArrowDown}', does: 'moves to the previous month', value: '2027-02' },
  { keys: '{PageUp}', does: 'moves to the same month of the next year', value: '2028-03' },
  { keys: '{PageDown}', does: 'moves to the same month of the previous year', value: '2026-03' },
  { keys: '{Control>}a{/Control}11/26{Enter}', does: 'applies the typed month', value: '2026-11' },
];
