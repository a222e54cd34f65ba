import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in the empty field with the tags storm and hail; the tags after them. */
export const tagsInputKeys: (KeyRow & { tags: string[] })[] = [
  { keys: 'flood{Enter}', does: 'adds the typed text', tags: ['storm', 'hail', 'flood'] },
  { keys: 'flood,', does: 'a separator: adds the typed text', tags: ['storm', 'hail', 'flood'] },
  { keys: '{Backspace}', does: 'in the empty field: removes the last tag', tags: ['storm'] },
  { keys: '{Tab}{Enter}', does: 'moves to the tags and removes one', tags: ['hail'] },
  { keys: '{Tab}{Delete}', does: 'moves to the tags and removes one', tags: ['hail'] },
];
