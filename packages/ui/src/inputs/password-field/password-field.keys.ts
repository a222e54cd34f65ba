import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed with the focus in the password, which holds "secret". */
export const passwordFieldKeys: (KeyRow & { shown: boolean })[] = [
  { keys: '{Tab}{Enter}', does: 'goes on to the button and shows the password', shown: true },
  { keys: '{Tab} ', does: 'goes on to the button and shows the password', shown: true },
  { keys: '{Tab}{Enter}{Enter}', does: 'shows the password and hides it again', shown: false },
];
