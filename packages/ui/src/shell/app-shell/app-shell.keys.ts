import type { KeyRow } from '../../testing/keyboard.js';

/**
 * Keys pressed on the close button of the modal drawer, and the focused element afterwards. `focus: null` means that
 * the drawer closed and the menu button is focused.
 */
export const appShellKeys: (KeyRow & { focus: string | null })[] = [
  { keys: '{Tab}', does: 'moves to the next entry', focus: 'Add device' },
  { keys: '{Tab}{Tab}{Tab}', does: 'wraps from the last entry to the first tab stop', focus: 'Close menu' },
  { keys: '{Shift>}{Tab}{/Shift}', does: 'wraps from the first tab stop to the last entry', focus: 'Your devices' },
  { keys: '{Escape}', does: 'closes the drawer and returns the focus', focus: null },
];
