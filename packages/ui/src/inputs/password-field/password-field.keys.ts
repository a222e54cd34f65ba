import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed with the focus in a password field with the value "secret". */
export const passwordFieldKeys: (KeyRow & { shown: boolean })[] = [
  { keys: '{Tab}{Enter}', does: 'moves to the button and shows the password', shown: true },
  { keys: '{Tab} ', does: 'moves to the button and shows the password', shown: true },
  { keys: '{Tab}{Enter}{Enter}', does: 'shows the password, then hides it', shown: false },
];
