import type { KeyRow } from '../../testing/keyboard.js';

export const stepperKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'returns to the step, if `onStepSelect` is set' },
  { keys: ' ', does: 'returns to the step, if `onStepSelect` is set' },
];
