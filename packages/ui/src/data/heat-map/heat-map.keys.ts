import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on a heat map with the columns Mon to Wed and the rows Early (1, 2, 3) and Late (4, 5, 6). */
export const heatMapKeys: (KeyRow & { reads: string })[] = [
  { keys: '{ArrowRight}', does: 'reads the first cell', reads: 'MonEarly1' },
  {
    keys: '{Home}{ArrowRight}',
    does: 'moves to the next column; to the previous one in right-to-left pages',
    reads: 'TueEarly2',
  },
  { keys: '{End}{ArrowLeft}', does: 'moves to the previous column', reads: 'TueEarly2' },
  { keys: '{Home}{ArrowDown}', does: 'moves to the row below', reads: 'MonLate4' },
  { keys: '{Home}{ArrowDown}{ArrowUp}', does: 'moves to the row above', reads: 'MonEarly1' },
  { keys: '{End}', does: 'moves to the last column', reads: 'WedEarly3' },
  { keys: '{End}{Home}', does: 'moves to the first column', reads: 'MonEarly1' },
  { keys: '{Home}{Escape}', does: 'hides the value', reads: '' },
];
