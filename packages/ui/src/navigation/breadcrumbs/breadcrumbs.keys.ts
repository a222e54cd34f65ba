import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the "…" of ten steps, three of them hidden, and the element that is focused afterwards. */
export const breadcrumbsKeys: (KeyRow & { focus: string })[] = [
  { keys: '{Enter}', does: 'opens the menu of hidden steps and focuses the first one', focus: 'Step 2' },
  { keys: ' ', does: 'opens the menu of hidden steps and focuses the first one', focus: 'Step 2' },
  { keys: '{ArrowDown}', does: 'opens the menu of hidden steps and focuses the first one', focus: 'Step 2' },
  { keys: '{Enter}{ArrowDown}', does: 'moves to the next hidden step', focus: 'Step 3' },
  { keys: '{Enter}{ArrowDown}{Escape}', does: 'closes the menu and returns to the "…"', focus: '…' },
  { keys: '{Tab}', does: 'moves to the next step', focus: 'Step 5' },
];
