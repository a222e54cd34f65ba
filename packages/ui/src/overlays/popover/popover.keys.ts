import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the button of the example, and what has the focus after them: the button, the popup, something in it, or the link behind the button. */
export const popoverKeys: (KeyRow & { open: boolean; focus: 'button' | 'popup' | 'first' | 'last' | 'after' })[] = [
  { keys: '{Enter}', does: 'opens it, on its button', open: true, focus: 'popup' },
  { keys: ' ', does: 'opens it, on its button', open: true, focus: 'popup' },
  { keys: '{Enter}{Escape}', does: 'closes it; the focus returns to the button', open: false, focus: 'button' },
  { keys: '{Enter}{Tab}', does: 'goes through its content', open: true, focus: 'first' },
  { keys: '{Enter}{Tab}{Tab}', does: 'goes through its content', open: true, focus: 'last' },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}',
    does: 'goes on behind the button after its content, which closes it',
    open: false,
    focus: 'after',
  },
  {
    keys: '{Enter}{Shift>}{Tab}{/Shift}',
    does: 'goes back to the button before its content, and leaves it open',
    open: true,
    focus: 'button',
  },
  {
    keys: '{Enter}{Shift>}{Tab}{/Shift}{Tab}',
    does: 'goes from the button into its content while it is open',
    open: true,
    focus: 'first',
  },
];
