import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in a field with the value 14:20 and steps of 15 minutes, from 08:00 to 18:00; the value after them. */
export const timeFieldKeys: (KeyRow & { value: string })[] = [
  { keys: '{ArrowUp}', does: 'moves to the next multiple of the step', value: '14:30' },
  { keys: '{ArrowDown}', does: 'moves to the previous multiple of the step', value: '14:15' },
  { keys: '{PageUp}', does: 'moves by an hour', value: '15:20' },
  { keys: '{PageDown}', does: 'moves back by an hour', value: '13:20' },
  { keys: '{Control>}a{/Control}9.05{Enter}', does: 'applies the typed time', value: '09:05' },
];
