import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in a dial or strip from November 2026, with the focus on January 2027, and the month that they move to. */
export const monthKeys: (KeyRow & { month: string })[] = [
  {
    keys: '{ArrowRight}',
    does: 'moves to the next month; in right-to-left pages, to the previous one',
    month: 'Feb 2027',
  },
  {
    keys: '{ArrowLeft}',
    does: 'moves to the previous month; in right-to-left pages, to the next one',
    month: 'Dec 2026',
  },
  { keys: '{ArrowDown}', does: 'moves to the next month', month: 'Feb 2027' },
  { keys: '{ArrowUp}', does: 'moves to the previous month', month: 'Dec 2026' },
  { keys: '{Home}', does: 'moves to the first month', month: 'Nov 2026' },
  { keys: '{End}', does: 'moves to the last month', month: 'Oct 2027' },
];
