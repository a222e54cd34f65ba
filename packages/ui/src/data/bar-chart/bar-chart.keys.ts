import type { KeyRow } from '../../testing/keyboard.js';

/**
 * Keys on a vertical bar chart with the quarters Q1 to Q3 and the series Water (10, 20, 30) and Storm (1, 2, 3). Rows of
 * a horizontal chart use the other arrows.
 */
export const barChartKeys: (KeyRow & { reads: string })[] = [
  { keys: '{ArrowRight}', does: 'reads the first value', reads: 'Q1Water10' },
  {
    keys: '{ArrowRight}{ArrowRight}',
    does: 'moves to the next category; to the previous one in right-to-left pages',
    reads: 'Q2Water20',
  },
  { keys: '{End}{ArrowLeft}', does: 'moves to the previous category', reads: 'Q2Water20' },
  { keys: '{Home}{ArrowUp}', does: 'moves to the next series', reads: 'Q1Storm1' },
  { keys: '{Home}{ArrowUp}{ArrowDown}', does: 'moves to the previous series', reads: 'Q1Water10' },
  { keys: '{End}', does: 'moves to the last category', reads: 'Q3Water30' },
  { keys: '{End}{Home}', does: 'moves to the first category', reads: 'Q1Water10' },
  { keys: '{Home}{PageDown}', does: 'moves forward by a tenth of the categories, at least one', reads: 'Q2Water20' },
  { keys: '{End}{PageUp}', does: 'moves back by a tenth of the categories, at least one', reads: 'Q2Water20' },
  { keys: '{Home}{Escape}', does: 'hides the value', reads: '' },
];
