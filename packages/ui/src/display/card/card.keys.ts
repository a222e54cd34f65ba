import type { KeyRow } from '../../testing/keyboard.js';

export const linkCardKeys: KeyRow[] = [{ keys: '{Enter}', does: 'follows the link of a link card' }];

export const selectableCardKeys: KeyRow[] = [
  { keys: ' ', does: 'chooses a card, or takes the choice back where it is a check box' },
  { keys: '{ArrowDown}', does: 'chooses the next card of a group of radios' },
  { keys: '{ArrowUp}', does: 'chooses the card before of a group of radios' },
];
