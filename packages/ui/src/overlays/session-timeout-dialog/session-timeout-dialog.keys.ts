import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in the open dialog, and whether the session is extended or ended by them. */
export const sessionTimeoutKeys: (KeyRow & { result: 'extended' | 'signed out' })[] = [
  { keys: '{Enter}', does: 'on the focused button: extends the session', result: 'extended' },
  { keys: '{Escape}', does: 'extends the session', result: 'extended' },
  { keys: '{Tab}{Enter}', does: 'moves to the other button and signs out', result: 'signed out' },
];
