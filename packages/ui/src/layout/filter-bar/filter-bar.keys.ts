import type { KeyRow } from '../../testing/keyboard.js';

/** Keys pressed on the button of the filter State with the options Open and Paid; what is applied, and has the focus. */
export const filterKeys: (KeyRow & { applied: string[]; focus: string })[] = [
  { keys: '{Enter}', does: 'on a filter: opens its options at the first one', applied: [], focus: 'Open' },
  {
    keys: '{Enter}{Enter}',
    does: 'on an option: applies it; the menu stays open if several options can be applied',
    applied: ['State: Open'],
    focus: 'Open',
  },
  {
    keys: '{Enter} {ArrowDown} ',
    does: 'applies two options',
    applied: ['State: Open', 'State: Paid'],
    focus: 'Paid',
  },
  {
    keys: '{Enter}{Enter}{Escape}',
    does: 'closes the menu; the option remains applied',
    applied: ['State: Open'],
    focus: 'State',
  },
];

/** Keys pressed on the remove button of the first of two applied filters, and what is applied afterwards. */
export const appliedFilterKeys: (KeyRow & { applied: string[] })[] = [
  {
    keys: '{Delete}',
    does: 'on an applied filter: removes it; the focus moves to the next one',
    applied: ['State: Paid'],
  },
  { keys: '{Backspace}', does: 'removes it too', applied: ['State: Paid'] },
  { keys: '{Enter}', does: 'removes it too', applied: ['State: Paid'] },
  { keys: '{Enter}{Enter}', does: 'after the last one, the focus moves to the search field', applied: [] },
];

/** Keys pressed on the button of the filter Amount, and what is applied afterwards. */
export const conditionFilterKeys: (KeyRow & { applied: string[] })[] = [
  {
    keys: '{Enter}{Tab}100{Enter}',
    does: 'opens the fields of an amount, a period or a text; Enter in a field applies it',
    applied: ['Amount: €100.00 or more'],
  },
  { keys: '{Enter}{Tab}100{Tab}250{Escape}', does: 'Escape closes them', applied: ['Amount: €100.00 to €250.00'] },
];
