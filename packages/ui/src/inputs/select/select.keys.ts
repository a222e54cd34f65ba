import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the closed select (Class I, Class IIa, Class IIb, Class III; IIa chosen), and the option that is active after them. */
export const selectKeys: (KeyRow & { active: string })[] = [
  { keys: '{Enter}', does: 'opens the list at the chosen option', active: 'Class IIa' },
  { keys: ' ', does: 'opens the list at the chosen option', active: 'Class IIa' },
  { keys: '{ArrowDown}', does: 'opens the list at the chosen option', active: 'Class IIa' },
  { keys: '{ArrowUp}', does: 'opens the list at the chosen option', active: 'Class IIa' },
  { keys: '{Home}', does: 'opens the list at its first option', active: 'Class I' },
  { keys: '{End}', does: 'opens the list at its last option', active: 'Class III' },
  { keys: 'c', does: 'letters open the list at the next option that begins with them', active: 'Class IIb' },
];

/** Keys in the open list, which begins at Class IIa. */
export const selectListKeys: (KeyRow & { active: string | null; chosen: string })[] = [
  { keys: '{ArrowDown}', does: 'goes to the next option', active: 'Class IIb', chosen: 'Class IIa' },
  { keys: '{ArrowUp}', does: 'goes to the option before', active: 'Class I', chosen: 'Class IIa' },
  { keys: '{End}', does: 'goes to the last option', active: 'Class III', chosen: 'Class IIa' },
  { keys: '{Home}', does: 'goes to the first option', active: 'Class I', chosen: 'Class IIa' },
  { keys: '{PageDown}', does: 'goes ten options on', active: 'Class III', chosen: 'Class IIa' },
  { keys: '{PageUp}', does: 'goes ten options back', active: 'Class I', chosen: 'Class IIa' },
  { keys: '{End}{Enter}', does: 'chooses the option and closes the list', active: null, chosen: 'Class III' },
  { keys: '{End} ', does: 'chooses the option and closes the list', active: null, chosen: 'Class III' },
  {
    keys: '{End}{Alt>}{ArrowUp}{/Alt}',
    does: 'chooses the option and closes the list',
    active: null,
    chosen: 'Class III',
  },
  { keys: '{End}{Tab}', does: 'chooses the option and goes on', active: null, chosen: 'Class III' },
  { keys: '{End}{Escape}', does: 'closes the list and leaves the choice as it was', active: null, chosen: 'Class IIa' },
];
