import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on a slider from 0 to 16 in steps of 2 that stands at 8. */
export const sliderKeys: (KeyRow & { value: number })[] = [
  { keys: '{ArrowUp}', does: 'one step more', value: 10 },
  { keys: '{ArrowDown}', does: 'one step less', value: 6 },
  { keys: '{ArrowRight}', does: 'one step more; one less right to left', value: 10 },
  { keys: '{ArrowLeft}', does: 'one step less; one more right to left', value: 6 },
  { keys: '{Home}', does: 'to the smallest value', value: 0 },
  { keys: '{End}', does: 'to the largest value', value: 16 },
];
