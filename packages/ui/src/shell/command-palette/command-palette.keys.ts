import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the page, and whether the palette is open afterwards. */
export const shortcutKeys: (KeyRow & { open: boolean })[] = [
  { keys: '{Control>}k{/Control}', does: 'opens the palette', open: true },
  { keys: '{Meta>}k{/Meta}', does: 'opens the palette, on a Mac', open: true },
  { keys: '{Control>}k{/Control}{Control>}k{/Control}', does: 'opens the palette, then closes it', open: false },
];

/**
 * Keys pressed in the open palette with the commands Devices, Requests and Settings, and the active or executed
 * command.
 */
export const paletteKeys: (KeyRow & { active?: string; run?: string })[] = [
  { keys: '{ArrowDown}', does: 'moves to the next command, or from the last to the first', active: 'Requests' },
  { keys: '{ArrowUp}', does: 'moves to the previous command, or from the first to the last', active: 'Settings' },
  { keys: 'set', does: 'searches the commands', active: 'Settings' },
  { keys: '{ArrowDown}{Enter}', does: 'closes the palette and runs the active command', run: 'requests' },
  { keys: '{Escape}', does: 'closes the palette and returns the focus' },
];
