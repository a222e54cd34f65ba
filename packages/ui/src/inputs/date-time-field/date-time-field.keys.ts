import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in the date of a field with the value 12 Mar 2027, 14:30; the value after them. */
export const dateTimeKeys: (KeyRow & { value: string })[] = [
  { keys: '{Control>}a{/Control}13 Mar 2027{Enter}', does: 'applies the typed date', value: '2027-03-13T14:30' },
  {
    keys: '{Tab}{Tab}{Control>}a{/Control}9:05{Enter}',
    does: 'moves over the calendar button to the time and applies it',
    value: '2027-03-12T09:05',
  },
  {
    keys: '{Tab}{Tab}{ArrowUp}',
    does: 'in the time: moves to the next multiple of the step',
    value: '2027-03-12T14:45',
  },
  {
    keys: '{Alt>}{ArrowDown}{/Alt}{ArrowRight}{Enter}',
    does: 'in the date: opens the calendar, moves to the next day and chooses it',
    value: '2027-03-13T14:30',
  },
];
