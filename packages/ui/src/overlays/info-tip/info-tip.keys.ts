import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the button of the example, and the element that has focus afterwards. */
export const infoTipKeys: (KeyRow & { open: boolean; focus: 'button' | 'popup' | 'link' })[] = [
  { keys: '{Enter}', does: 'opens the explanation, which screen readers announce', open: true, focus: 'popup' },
  { keys: ' ', does: 'opens the explanation, which screen readers announce', open: true, focus: 'popup' },
  { keys: '{Enter}{Tab}', does: 'moves to its links, then to the element after the button', open: true, focus: 'link' },
  { keys: '{Enter}{Escape}', does: 'closes it; focus returns to the button', open: false, focus: 'button' },
];
