import type { KeyRow } from '../../testing/keyboard.js';

export const chipKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'on its remove button: removes the chip' },
  { keys: ' ', does: 'on its remove button: removes the chip' },
  { keys: '{Delete}', does: 'on its remove button: removes the chip' },
  { keys: '{Backspace}', does: 'on its remove button: removes the chip' },
];

export const selectableChipKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'selects or deselects the chip' },
  { keys: ' ', does: 'selects or deselects the chip' },
];
