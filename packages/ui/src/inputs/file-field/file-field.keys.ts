import type { KeyRow } from '../../testing/keyboard.js';

/**
 * Keys on the remove button of the first of three files (a.pdf, b.pdf, c.pdf), the remaining files and the focused
 * button after them.
 */
export const fileFieldKeys: (KeyRow & { remaining: string[]; focus: string })[] = [
  {
    keys: '{Enter}',
    does: 'removes the file and moves the focus to the next one',
    remaining: ['b.pdf', 'c.pdf'],
    focus: 'Remove b.pdf',
  },
  {
    keys: ' ',
    does: 'removes the file and moves the focus to the next one',
    remaining: ['b.pdf', 'c.pdf'],
    focus: 'Remove b.pdf',
  },
  {
    keys: '{Tab}{Enter}',
    does: 'removes the next file: Tab moves from file to file',
    remaining: ['a.pdf', 'c.pdf'],
    focus: 'Remove c.pdf',
  },
];
