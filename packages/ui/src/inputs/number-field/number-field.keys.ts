import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in a field with the value 20, from 0 to 100; the value after them. */
export const numberFieldKeys: (KeyRow & { value: number | null })[] = [
  { keys: '{ArrowUp}', does: 'increases the value by one step', value: 21 },
  { keys: '{ArrowDown}', does: 'decreases the value by one step', value: 19 },
  { keys: '{PageUp}', does: 'increases the value by ten steps', value: 30 },
  { keys: '{PageDown}', does: 'decreases the value by ten steps', value: 10 },
  { keys: '{Control>}a{/Control}42{Enter}', does: 'applies the typed number', value: 42 },
];
