import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in the drawer that covers the page, pressed on its close button; then the focus. `focus: null` means that it closed and the menu button has it. */
export const appShellKeys: (KeyRow & { focus: string | null })[] = [
  { keys: '{Tab}', does: 'goes to the next entry', focus: 'Add device' },
  { keys: '{Tab}{Tab}{Tab}', does: 'goes round from the last entry to the first stop', focus: 'Close menu' },
  { keys: '{Shift>}{Tab}{/Shift}', does: 'goes round from the first stop to the last entry', focus: 'Your devices' },
  { keys: '{Escape}', does: 'closes the drawer and gives the focus back', focus: null },
];
