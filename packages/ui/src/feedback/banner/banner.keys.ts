import type { KeyRow } from '../../testing/keyboard.js';

export const bannerKeys: KeyRow[] = [
  { keys: '{Enter}', does: 'on its close button: closes the banner' },
  { keys: ' ', does: 'on its close button: closes the banner' },
  { keys: '{Tab}{Enter}', does: 'closes the next banner: Tab moves to its close button' },
];
