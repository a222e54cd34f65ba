import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on a donut chart with the parts First (60), Second (30) and Later (10). */
export const donutChartKeys: (KeyRow & { reads: string })[] = [
  { keys: '{ArrowRight}', does: 'reads the first part', reads: 'First60 (60%)' },
  {
    keys: '{Home}{ArrowRight}',
    does: 'moves to the next part; to the previous one in right-to-left pages',
    reads: 'Second30 (30%)',
  },
  { keys: '{Home}{ArrowDown}', does: 'moves to the next part', reads: 'Second30 (30%)' },
  { keys: '{End}{ArrowLeft}', does: 'moves to the previous part', reads: 'Second30 (30%)' },
  { keys: '{End}{ArrowUp}', does: 'moves to the previous part', reads: 'Second30 (30%)' },
  { keys: '{End}', does: 'moves to the last part', reads: 'Later10 (10%)' },
  { keys: '{End}{Home}', does: 'moves to the first part', reads: 'First60 (60%)' },
  { keys: '{Home}{Escape}', does: 'hides the value', reads: '' },
];
