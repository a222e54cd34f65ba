import type { KeyRow } from '../../testing/keyboard.js';

export const tooltipKeys: KeyRow[] = [
  { keys: '{Tab}', does: 'moves focus to the trigger, which opens the tooltip' },
  { keys: '{Escape}', does: 'closes the tooltip; the trigger keeps focus' },
];
