import type { KeyRow } from '../../testing/keyboard.js';

/** Keys with the caret after the separator of BE68 5390, the value and the text after the caret. */
export const maskedFieldKeys: (KeyRow & { value: string; after: string })[] = [
  { keys: '7', does: 'inserts a character; the caret stays after it', value: 'BE6875390', after: '539 0' },
  { keys: '{Backspace}', does: 'deletes the separator and the character before it', value: 'BE65390', after: '5 390' },
  { keys: '{Delete}', does: 'deletes the character after the caret', value: 'BE68390', after: ' 390' },
  { keys: '{End}1', does: 'appends a character and the next separator', value: 'BE6853901', after: '' },
];
