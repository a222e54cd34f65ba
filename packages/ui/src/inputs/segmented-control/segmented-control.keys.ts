import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the first of three segments (Day, Week, Month), and the segment that they choose. */
export const segmentedControlKeys: (KeyRow & { chosen: string })[] = [
  { keys: '{ArrowRight}', does: 'chooses the next segment, in right-to-left pages the previous one', chosen: 'Week' },
  { keys: '{ArrowLeft}', does: 'chooses the previous segment, or the last before the first', chosen: 'Month' },
  { keys: '{ArrowDown}', does: 'chooses the next segment, or the first after the last', chosen: 'Week' },
  { keys: '{ArrowUp}', does: 'chooses the previous segment, or the last before the first', chosen: 'Month' },
];
