import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the first of three headings, all closed. `focus` has the focus afterwards; `open` is open. */
export const accordionKeys: (KeyRow & { focus: string; open: string[] })[] = [
  { keys: '{Enter}', does: 'opens the section', focus: 'Cover', open: ['Cover'] },
  { keys: ' ', does: 'opens the section', focus: 'Cover', open: ['Cover'] },
  { keys: '{Enter}{Enter}', does: 'closes the open section', focus: 'Cover', open: [] },
  {
    keys: '{Tab}',
    does: 'moves to the next heading; the content of closed sections is skipped',
    focus: 'Limits',
    open: [],
  },
  {
    keys: '{Enter}{Tab}',
    does: 'moves to the first tab stop in the content of an open section',
    focus: 'Terms of cover',
    open: ['Cover'],
  },
  { keys: '{Tab}{Shift>}{Tab}{/Shift}', does: 'moves back to the previous heading', focus: 'Cover', open: [] },
];
