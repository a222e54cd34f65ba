import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the "…" of a way of ten steps, of which three hide; then what has the focus. */
export const breadcrumbsKeys: (KeyRow & { focus: string })[] = [
  { keys: '{Enter}', does: 'opens the hidden steps as a menu, at the first of them', focus: 'Step 2' },
  { keys: ' ', does: 'opens the hidden steps as a menu, at the first of them', focus: 'Step 2' },
  { keys: '{ArrowDown}', does: 'opens the hidden steps as a menu, at the first of them', focus: 'Step 2' },
  { keys: '{Enter}{ArrowDown}', does: 'goes to the next hidden step', focus: 'Step 3' },
  { keys: '{Enter}{ArrowDown}{Escape}', does: 'closes the menu and goes back to the "…"', focus: '…' },
  { keys: '{Tab}', does: 'goes to the next step', focus: 'Step 5' },
];
