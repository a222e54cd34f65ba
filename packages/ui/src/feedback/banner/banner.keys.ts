import type { KeyRow } from '../../testing/keyboard.js';

export const bannerKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'closes the banner, on its close button' },
  { keys: ' ', does: 'closes the banner, on its close button' },
  { keys: '{Tab}{Enter}', does: 'closes the next banner, as Tab goes on from one to the next' },
];
