import type { KeyRow } from '../../testing/keyboard.js';

/** Keys on the page: whether the palette is open after them. */
export const shortcutKeys: (KeyRow & { open: boolean })[] = [
  { keys: '{Control>}k{/Control}', does: 'opens the palette', open: true },
  { keys: '{Meta>}k{/Meta}', does: 'opens the palette, on a Mac', open: true },
  { keys: '{Control>}k{/Control}{Control>}k{/Control}', does: 'closes it again', open: false },
];

/** Keys in the open palette with the commands Devices, Requests, Settings: the active one, or the one that is run. */
export const paletteKeys: (KeyRow & { active?: string; run?: string })[] = [
  { keys: '{ArrowDown}', does: 'goes to the next, from the last to the first', active: 'Requests' },
  { keys: '{ArrowUp}', does: 'goes to the one before, from the first to the last', active: 'Settings' },
  { keys: 'set', does: 'finds', active: 'Settings' },
  { keys: '{ArrowDown}{Enter}', does: 'closes the palette and runs the active one', run: 'requests' },
  { keys: '{Escape}', does: 'closes the palette; the focus returns' },
];
