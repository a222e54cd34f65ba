import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on a closed branch, and whether it is open afterwards. */
export const navTreeKeys: (KeyRow & { open: boolean })[] = [
  { keys: '{Enter}', does: 'opens or closes a branch; follows a link', open: true },
  { keys: ' ', does: 'opens or closes a branch', open: true },
  { keys: '{Enter}{Tab}', does: 'moves into the open branch', open: true },
];
