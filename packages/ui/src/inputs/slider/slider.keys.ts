import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on a slider from 0 to 16 with steps of 2 and the value 8. */
export const sliderKeys: (KeyRow & { value: number })[] = [
  { keys: '{ArrowUp}', does: 'increases the value by one step', value: 10 },
  { keys: '{ArrowDown}', does: 'decreases the value by one step', value: 6 },
  { keys: '{ArrowRight}', does: 'increases the value by one step; decreases it in right-to-left pages', value: 10 },
  { keys: '{ArrowLeft}', does: 'decreases the value by one step; increases it in right-to-left pages', value: 6 },
  { keys: '{Home}', does: 'sets the smallest value', value: 0 },
  { keys: '{End}', does: 'sets the largest value', value: 16 },
];
