import type { KeyRow } from '../../testing/keyboard.js';

/**
 * Keys on the closed select (Class I, Class IIa, Class IIb, Class III; IIa is chosen), and the option that they
 * activate.
 */
export const selectKeys: (KeyRow & { active: string })[] = [
  { keys: '{Enter}', does: 'opens the list at the chosen option', active: 'Class IIa' },
  { keys: ' ', does: 'opens the list at the chosen option', active: 'Class IIa' },
  { keys: '{ArrowDown}', does: 'opens the list at the chosen option', active: 'Class IIa' },
  { keys: '{ArrowUp}', does: 'opens the list at the chosen option', active: 'Class IIa' },
  { keys: '{Home}', does: 'opens the list at its first option', active: 'Class I' },
  { keys: '{End}', does: 'opens the list at its last option', active: 'Class III' },
  { keys: 'c', does: 'opens the list at the next option that starts with the typed letters', active: 'Class IIb' },
];

/** Keys in the open list, with Class IIa active. */
export const selectListKeys: (KeyRow & { active: string | null; chosen: string })[] = [
  { keys: '{ArrowDown}', does: 'moves to the next option', active: 'Class IIb', chosen: 'Class IIa' },
  { keys: '{ArrowUp}', does: 'moves to the previous option', active: 'Class I', chosen: 'Class IIa' },
  { keys: '{End}', does: 'moves to the last option', active: 'Class III', chosen: 'Class IIa' },
  { keys: '{Home}', does: 'moves to the first option', active: 'Class I', chosen: 'Class IIa' },
  { keys: '{PageDown}', does: 'moves forward by ten options', active: 'Class III', chosen: 'Class IIa' },
  { keys: '{PageUp}', does: 'moves back by ten options', active: 'Class I', chosen: 'Class IIa' },
  { keys: '{End}{Enter}', does: 'chooses the option and closes the list', active: null, chosen: 'Class III' },
  { keys: '{End} ', does: 'chooses the option and closes the list', active: null, chosen: 'Class III' },
  {
    keys: '{End}{Alt>}{ArrowUp}{/Alt}',
    does: 'chooses the option and closes the list',
    active: null,
    chosen: 'Class III',
  },
  { keys: '{End}{Tab}', does: 'chooses the option and moves to the next element', active: null, chosen: 'Class III' },
  { keys: '{End}{Escape}', does: 'closes the list without a change', active: null, chosen: 'Class IIa' },
];
