import type { KeyRow } from '../../testing/keyboard.js';

export const linkCardKeys: KeyRow[] = [{ keys: '{Enter}', does: 'follows the link of a link card' }];

export const selectableCardKeys: KeyRow[] = [
  { keys: ' ', does: 'selects a card, or deselects it if it is a check box' },
  { keys: '{ArrowDown}', does: 'selects the next card of a radio group' },
  { keys: '{ArrowUp}', does: 'selects the previous card of a radio group' },
];
