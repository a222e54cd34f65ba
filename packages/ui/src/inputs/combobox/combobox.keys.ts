import type { KeyRow } from '../../testing/keyboard.js';

/**
 * Keys in the empty field with the options MDA 0201, MDA 0202, MDN 1101, MDN 1102; the active option after them, or
 * null if the list is closed; the text of the field.
 */
export const comboboxKeys: (KeyRow & { active: string | null; text: string })[] = [
  { keys: '{ArrowDown}', does: 'opens the list at its first option', active: 'MDA 0201', text: '' },
  { keys: '{ArrowUp}', does: 'opens the list at its last option', active: 'MDN 1102', text: '' },
  {
    keys: 'mdn',
    does: 'opens the list with the options that match the typed letters',
    active: 'MDN 1101',
    text: 'mdn',
  },
  {
    keys: '{ArrowDown}{ArrowDown}',
    does: 'moves to the next option, or from the last to the first',
    active: 'MDA 0202',
    text: '',
  },
  {
    keys: '{ArrowDown}{ArrowUp}',
    does: 'moves to the previous option, or from the first to the last',
    active: 'MDN 1102',
    text: '',
  },
  { keys: '{ArrowDown}{PageDown}', does: 'moves forward by ten options', active: 'MDN 1102', text: '' },
  { keys: '{ArrowUp}{PageUp}', does: 'moves back by ten options', active: 'MDA 0201', text: '' },
  { keys: '1102{Enter}', does: 'chooses the option and closes the list', active: null, text: 'MDN 1102' },
  { keys: 'mdn{Escape}', does: 'closes the list and discards the typed text', active: null, text: '' },
];

/** Keys in a field with `multiple` and the chosen options MDA 0201 and MDN 1101. */
export const comboboxMultipleKeys: (KeyRow & { chosen: string[] })[] = [
  { keys: '{Backspace}', does: 'in the empty field: removes the last chosen option', chosen: ['MDA 0201'] },
  {
    keys: '1102{Enter}',
    does: 'adds the option and keeps the list open',
    chosen: ['MDA 0201', 'MDN 1101', 'MDN 1102'],
  },
  { keys: '1101{Enter}', does: 'on a chosen option: removes it', chosen: ['MDA 0201'] },
  { keys: '{Tab}{Enter}', does: 'moves to the chosen options and removes one', chosen: ['MDN 1101'] },
  { keys: '{Tab}{Delete}', does: 'moves to the chosen options and removes one', chosen: ['MDN 1101'] },
];
