import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the menu's button, and the entry of the example that has the focus after them. */
export const menuButtonKeys: (KeyRow & { focus: string })[] = [
  { keys: '{Enter}', does: 'opens the menu at its first entry', focus: 'View device' },
  { keys: ' ', does: 'opens the menu at its first entry', focus: 'View device' },
  { keys: '{ArrowDown}', does: 'opens the menu at its first entry', focus: 'View device' },
  { keys: '{ArrowUp}', does: 'opens the menu at its last entry', focus: 'Delete device' },
];

/** Keys inside the open menu, pressed on its first entry. `focus: null` means that the menu closes and its button has the focus. */
export const menuKeys: (KeyRow & { focus: string | null })[] = [
  { keys: '{ArrowDown}', does: 'goes to the next entry, from the last to the first', focus: 'Edit device' },
  { keys: '{ArrowUp}', does: 'goes to the entry before, from the first to the last', focus: 'Delete device' },
  { keys: '{End}', does: 'goes to the last entry', focus: 'Delete device' },
  { keys: '{End}{Home}', does: 'goes to the first entry', focus: 'View device' },
  { keys: 'ed', does: 'letters go to the next entry that begins with them', focus: 'Edit device' },
  { keys: '{Enter}', does: 'chooses the entry and closes the menu', focus: null },
  { keys: ' ', does: 'chooses the entry and closes the menu', focus: null },
  { keys: '{Escape}', does: 'closes the menu', focus: null },
];
