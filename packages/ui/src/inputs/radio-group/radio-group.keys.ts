import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the first of three options (Pharmacy, Hospital, Home), and the option that is chosen after them. */
export const radioGroupKeys: (KeyRow & { chosen: string })[] = [
  { keys: ' ', does: 'chooses the option that has the focus', chosen: 'Pharmacy' },
  { keys: '{ArrowDown}', does: 'chooses the next option, from the last to the first', chosen: 'Hospital' },
  { keys: '{ArrowUp}', does: 'chooses the option before, from the first to the last', chosen: 'Home' },
  { keys: '{ArrowRight}', does: 'chooses the next option; left to right', chosen: 'Hospital' },
  { keys: '{ArrowLeft}', does: 'chooses the option before; left to right', chosen: 'Home' },
];
