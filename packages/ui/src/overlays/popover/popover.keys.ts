import type { KeyRow } from '../../testing/keyboard.js';

/**
 * Keys pressed on the button of the example, and the element that has focus afterwards: the button, the popup, an
 * element inside it, or the link after the button.
 */
export const popoverKeys: (KeyRow & { open: boolean; focus: 'button' | 'popup' | 'first' | 'last' | 'after' })[] = [
  { keys: '{Enter}', does: 'on its button: opens the popover', open: true, focus: 'popup' },
  { keys: ' ', does: 'on its button: opens the popover', open: true, focus: 'popup' },
  { keys: '{Enter}{Escape}', does: 'closes the popover; focus returns to the button', open: false, focus: 'button' },
  { keys: '{Enter}{Tab}', does: 'moves through its content', open: true, focus: 'first' },
  { keys: '{Enter}{Tab}{Tab}', does: 'moves through its content', open: true, focus: 'last' },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}',
    does: 'moves on from its last tab stop to the element after the button, which closes the popover',
    open: false,
    focus: 'after',
  },
  {
    keys: '{Enter}{Shift>}{Tab}{/Shift}',
    does: 'moves back to the button; the popover stays open',
    open: true,
    focus: 'button',
  },
  {
    keys: '{Enter}{Shift>}{Tab}{/Shift}{Tab}',
    does: 'moves from the button into the open popover',
    open: true,
    focus: 'first',
  },
];
