import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the first of the controls Undo, Redo (disabled), Bold and Help, and the focused control afterwards. */
export const toolbarKeys: (KeyRow & { focus: string })[] = [
  {
    keys: '{ArrowRight}',
    does: 'moves to the next control, disabled ones too; in right-to-left pages, the key is ←',
    focus: 'Redo',
  },
  {
    keys: '{ArrowLeft}',
    does: 'moves to the previous control, or the last before the first; in right-to-left pages, the key is →',
    focus: 'Help',
  },
  { keys: '{End}', does: 'moves to the last control', focus: 'Help' },
  { keys: '{End}{Home}', does: 'moves to the first control', focus: 'Undo' },
  { keys: '{ArrowRight}{Tab}', does: 'leaves the toolbar', focus: 'Note' },
  {
    keys: '{ArrowRight}{Tab}{Shift>}{Tab}{/Shift}',
    does: 'returns to the control that last had the focus',
    focus: 'Redo',
  },
];

/** The same controls below each other. */
export const verticalToolbarKeys: (KeyRow & { focus: string })[] = [
  { keys: '{ArrowDown}', does: 'moves to the next control, if the orientation is vertical', focus: 'Redo' },
  { keys: '{ArrowUp}', does: 'moves to the previous control, if the orientation is vertical', focus: 'Help' },
];
