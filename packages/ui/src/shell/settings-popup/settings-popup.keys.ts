import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the button, and the role and name of the focused element and the last change afterwards. */
export const settingsPopupKeys: (KeyRow & {
  focus: [role: 'button' | 'radio' | 'slider' | 'switch' | 'dialog', name: string];
  changed?: object;
})[] = [
  { keys: '{Enter}', does: 'on its button: opens the popup', focus: ['dialog', 'Appearance'] },
  {
    keys: '{Enter}{Tab}{Tab}',
    does: 'moves to the next setting; in a radio group, to the selected option',
    focus: ['radio', 'Light'],
  },
  {
    keys: '{Enter}{Tab}{Tab}{ArrowRight}',
    does: 'selects the next option of a radio group immediately',
    focus: ['radio', 'Dark'],
    changed: { mode: 'dark' },
  },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}{ArrowLeft}',
    does: 'selects the previous option, including the colours',
    focus: ['radio', 'Copper'],
    changed: { presetColor: 'theme4' },
  },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}{ArrowRight}',
    does: 'moves a slider by one step',
    focus: ['slider', 'Corner radius'],
    changed: { borderRadius: 10 },
  },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab} ',
    does: 'toggles a switch',
    focus: ['switch', 'Filled fields'],
    changed: { outlinedFilled: false },
  },
  {
    keys: '{Enter}{Shift>}{Tab}{/Shift}{Tab}{Escape}',
    does: 'closes the popup and returns the focus to the button; all changes remain',
    focus: ['button', 'Appearance'],
  },
];
