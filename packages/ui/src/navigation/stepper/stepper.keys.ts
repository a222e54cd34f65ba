import type { KeyRow } from '../../testing/keyboard.js';

export const stepperKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'goes back to the step, where steps lead back' },
  { keys: ' ', does: 'goes back to the step, where steps lead back' },
];
