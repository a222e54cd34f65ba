import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the first of three options (Pharmacy, Hospital, Home), and the option that they choose. */
export const radioGroupKeys: (KeyRow & { chosen: string })[] = [
  { keys: ' ', does: 'chooses the focused option', chosen: 'Pharmacy' },
  { keys: '{ArrowDown}', does: 'chooses the next option, or the first after the last', chosen: 'Hospital' },
  { keys: '{ArrowUp}', does: 'chooses the previous option, or the last before the first', chosen: 'Home' },
  {
    keys: '{ArrowRight}',
    does: 'chooses the next option; in right-to-left pages, the previous one',
    chosen: 'Hospital',
  },
  { keys: '{ArrowLeft}', does: 'chooses the previous option; in right-to-left pages, the next one', chosen: 'Home' },
];
