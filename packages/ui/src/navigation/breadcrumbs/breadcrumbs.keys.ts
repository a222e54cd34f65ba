import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the button for hidden steps. */
export const breadcrumbsKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'shows the hidden steps and goes to the first of them' },
  { keys: ' ', does: 'shows the hidden steps and goes to the first of them' },
];
