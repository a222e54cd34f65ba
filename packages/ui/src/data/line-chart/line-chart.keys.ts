import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on a line chart with the months January to March 2026 and the series Water (10, 20, 30) and Heat (1, 2, 3). */
export const lineChartKeys: (KeyRow & { reads: string })[] = [
  { keys: '{ArrowRight}', does: 'reads the first value', reads: 'Jan 2026Water10' },
  {
    keys: '{ArrowRight}{ArrowRight}',
    does: 'moves to the next position; to the previous one in right-to-left pages',
    reads: 'Feb 2026Water20',
  },
  { keys: '{End}{ArrowLeft}', does: 'moves to the previous position', reads: 'Feb 2026Water20' },
  { keys: '{Home}{ArrowUp}', does: 'moves to the next line', reads: 'Jan 2026Heat1' },
  { keys: '{Home}{ArrowUp}{ArrowDown}', does: 'moves to the previous line', reads: 'Jan 2026Water10' },
  { keys: '{End}', does: 'moves to the last position', reads: 'Mar 2026Water30' },
  { keys: '{End}{Home}', does: 'moves to the first position', reads: 'Jan 2026Water10' },
  {
    keys: '{Home}{PageDown}',
    does: 'moves forward by a tenth of the positions, at least one',
    reads: 'Feb 2026Water20',
  },
  { keys: '{End}{PageUp}', does: 'moves back by a tenth of the positions, at least one', reads: 'Feb 2026Water20' },
  { keys: '{Home}{Escape}', does: 'hides the value', reads: '' },
];

/** Keys of the brush on the same chart. */
export const brushKeys: (KeyRow & { range: readonly string[] | null })[] = [
  {
    keys: '{Home}{Shift>}{ArrowRight}{/Shift}',
    does: 'with Shift, arrow keys, Home, End and Page keys select from the current position',
    range: ['2026-01', '2026-02'],
  },
  { keys: '{Home}{Shift>}{End}{/Shift}', does: 'selects to the last position', range: ['2026-01', '2026-03'] },
  {
    keys: '{Home}{Shift>}{ArrowRight}{/Shift}{Escape}{Escape}',
    does: 'clears the range, after the first Escape hides the value',
    range: null,
  },
];
