import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the first of three toggles (Gas, Power, Heat); the focused toggle and the pressed ones after them. */
export const toggleGroupKeys: (KeyRow & { focused: string; pressed: string[] })[] = [
  { keys: '{ArrowRight}', does: 'moves to the next toggle, or to the first', focused: 'Power', pressed: [] },
  { keys: '{ArrowLeft}', does: 'moves to the previous toggle, or to the last', focused: 'Heat', pressed: [] },
  { keys: '{End}', does: 'moves to the last toggle', focused: 'Heat', pressed: [] },
  { keys: '{End}{Home}', does: 'moves to the first toggle', focused: 'Gas', pressed: [] },
  { keys: ' ', does: 'presses or releases the toggle', focused: 'Gas', pressed: ['Gas'] },
  { keys: '{ArrowRight}{Enter}', does: 'presses or releases the toggle', focused: 'Power', pressed: ['Power'] },
];
