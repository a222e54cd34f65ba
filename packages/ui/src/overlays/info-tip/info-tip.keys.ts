import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the button of the example, and what has the focus after them. */
export const infoTipKeys: (KeyRow & { open: boolean; focus: 'button' | 'popup' | 'link' })[] = [
  { keys: '{Enter}', does: 'opens the explanation, which is read', open: true, focus: 'popup' },
  { keys: ' ', does: 'opens the explanation, which is read', open: true, focus: 'popup' },
  { keys: '{Enter}{Tab}', does: 'goes to its links, then on behind the button', open: true, focus: 'link' },
  { keys: '{Enter}{Escape}', does: 'closes it; the focus returns to the button', open: false, focus: 'button' },
];
