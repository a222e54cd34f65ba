import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the button for page 2 of ten, and the current page afterwards. */
export const paginationKeys: (KeyRow & { page: number })[] = [
  { keys: '{Enter}', does: 'opens the focused page', page: 2 },
  { keys: ' ', does: 'opens the focused page (not for links)', page: 2 },
  { keys: '{Tab}{Enter}', does: 'moves to the next page number and opens that page', page: 3 },
];
