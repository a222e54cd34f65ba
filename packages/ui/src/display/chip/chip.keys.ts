import type { KeyRow } from '../../testing/keyboard.js';

export const chipKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'removes the chip, on its remove button' },
  { keys: ' ', does: 'removes the chip, on its remove button' },
  { keys: '{Delete}', does: 'removes the chip, on its remove button' },
  { keys: '{Backspace}', does: 'removes the chip, on its remove button' },
];

export const selectableChipKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'selects the chip, or takes it back' },
  { keys: ' ', does: 'selects the chip, or takes it back' },
];
