import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the button for page 2 of ten, and the page after them. */
export const paginationKeys: (KeyRow & { page: number })[] = [
  { keys: '{Enter}', does: 'goes to the page that has the focus', page: 2 },
  { keys: ' ', does: 'goes to the page that has the focus; not on links', page: 2 },
  { keys: '{Tab}{Enter}', does: 'Tab goes from page to page', page: 3 },
];
