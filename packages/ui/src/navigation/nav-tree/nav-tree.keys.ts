import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on a closed branch, and whether it is open after them. */
export const navTreeKeys: (KeyRow & { open: boolean })[] = [
  { keys: '{Enter}', does: 'opens or closes a branch; follows a link', open: true },
  { keys: ' ', does: 'opens or closes a branch', open: true },
  { keys: '{Enter}{Tab}', does: 'goes on, into the open branch', open: true },
];
