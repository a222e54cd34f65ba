import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the menu button, and the entry of the example that has focus afterwards. */
export const menuButtonKeys: (KeyRow & { focus: string })[] = [
  { keys: '{Enter}', does: 'opens the menu at its first entry', focus: 'View device' },
  { keys: ' ', does: 'opens the menu at its first entry', focus: 'View device' },
  { keys: '{ArrowDown}', does: 'opens the menu at its first entry', focus: 'View device' },
  { keys: '{ArrowUp}', does: 'opens the menu at its last entry', focus: 'Delete device' },
];

/**
 * Keys pressed on the first entry of the open menu. `focus: null` means that the menu closes and its button has focus.
 */
export const menuKeys: (KeyRow & { focus: string | null })[] = [
  { keys: '{ArrowDown}', does: 'moves to the next entry, or from the last to the first', focus: 'Edit device' },
  { keys: '{End}{ArrowDown}', does: 'moves from the last entry to the first', focus: 'View device' },
  { keys: '{ArrowUp}', does: 'moves to the previous entry, or from the first to the last', focus: 'Delete device' },
  { keys: '{End}', does: 'moves to the last entry', focus: 'Delete device' },
  { keys: '{End}{Home}', does: 'moves to the first entry', focus: 'View device' },
  {
    keys: 'ed',
    does: 'moves to the next entry that starts with the typed text, which may contain spaces',
    focus: 'Edit device',
  },
  {
    keys: 'see m',
    does: 'moves to the next entry that starts with the typed text, which may contain spaces',
    focus: 'See matches',
  },
  { keys: '{ArrowRight}', does: 'does nothing on an entry without a submenu', focus: 'View device' },
  { keys: '{Enter}', does: 'chooses the entry and closes the menu', focus: null },
  { keys: ' ', does: 'chooses the entry and closes the menu', focus: null },
  { keys: '{Escape}', does: 'closes the menu', focus: null },
];

/**
 * Keys pressed on an entry with a submenu, the entry that has focus afterwards, and the number of open levels. In
 * right-to-left layouts the arrow keys are swapped. `focus: null` means that all levels close and the button has focus.
 */
export const submenuKeys: (KeyRow & { focus: string | null; levels: number })[] = [
  { keys: '{ArrowRight}', does: 'opens the submenu at its first entry', focus: 'PDF', levels: 2 },
  { keys: '{Enter}', does: 'opens the submenu at its first entry', focus: 'PDF', levels: 2 },
  { keys: ' ', does: 'opens the submenu at its first entry', focus: 'PDF', levels: 2 },
  { keys: '{ArrowLeft}', does: 'does nothing in the top-level menu', focus: 'Export as', levels: 1 },
  { keys: '{ArrowRight}{ArrowLeft}', does: 'closes the submenu only', focus: 'Export as', levels: 1 },
  { keys: '{ArrowRight}{Escape}', does: 'closes the submenu only', focus: 'Export as', levels: 1 },
  { keys: '{ArrowRight}{End}{ArrowRight}', does: 'opens the next level', focus: 'XML', levels: 3 },
  {
    keys: '{ArrowRight}{End}{ArrowRight}{ArrowLeft}',
    does: 'closes the innermost level only',
    focus: 'Further formats',
    levels: 2,
  },
  {
    keys: '{ArrowRight}{End}{ArrowRight}{ArrowRight}',
    does: 'does nothing on an entry without a submenu',
    focus: 'XML',
    levels: 3,
  },
  { keys: '{ArrowRight}{ArrowDown}{ArrowUp}', does: 'moves focus inside the submenu only', focus: 'PDF', levels: 2 },
  { keys: '{ArrowRight}{Enter}', does: 'chooses the entry and closes all levels', focus: null, levels: 0 },
  { keys: '{ArrowRight}{End}{ArrowRight} ', does: 'chooses the entry and closes all levels', focus: null, levels: 0 },
];
