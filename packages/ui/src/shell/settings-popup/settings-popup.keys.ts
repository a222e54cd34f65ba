import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the button; then what has the focus, by its role and name, and what was changed last. */
export const settingsPopupKeys: (KeyRow & {
  focus: [role: 'button' | 'radio' | 'slider' | 'switch' | 'dialog', name: string];
  changed?: object;
})[] = [
  { keys: '{Enter}', does: 'opens the popup, on its button', focus: ['dialog', 'Appearance'] },
  {
    keys: '{Enter}{Tab}{Tab}',
    does: 'goes to the next setting: at a choice, to what is chosen',
    focus: ['radio', 'Light'],
  },
  {
    keys: '{Enter}{Tab}{Tab}{ArrowRight}',
    does: 'chooses the next one of a choice, at once',
    focus: ['radio', 'Dark'],
    changed: { mode: 'dark' },
  },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}{ArrowLeft}',
    does: 'chooses the one before, colours too',
    focus: ['radio', 'Copper'],
    changed: { presetColor: 'theme4' },
  },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}{ArrowRight}',
    does: 'moves a slider by a step',
    focus: ['slider', 'Corner radius'],
    changed: { borderRadius: 10 },
  },
  {
    keys: '{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab} ',
    does: 'turns a switch over',
    focus: ['switch', 'Filled fields'],
    changed: { outlinedFilled: false },
  },
  {
    keys: '{Enter}{Shift>}{Tab}{/Shift}{Tab}{Escape}',
    does: 'closes the popup; the focus returns to the button, and every change stays',
    focus: ['button', 'Appearance'],
  },
];
