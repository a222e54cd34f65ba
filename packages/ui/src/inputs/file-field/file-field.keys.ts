import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the remove button of the first of three files (a.pdf, b.pdf, c.pdf): the files that stay, and what has the focus. */
export const fileFieldKeys: (KeyRow & { left: string[]; focus: string })[] = [
  {
    keys: '{Enter}',
    does: 'removes the file; the focus goes to the next',
    left: ['b.pdf', 'c.pdf'],
    focus: 'Remove b.pdf',
  },
  { keys: ' ', does: 'removes the file; the focus goes to the next', left: ['b.pdf', 'c.pdf'], focus: 'Remove b.pdf' },
  { keys: '{Tab}{Enter}', does: 'Tab goes from file to file', left: ['a.pdf', 'c.pdf'], focus: 'Remove c.pdf' },
];
