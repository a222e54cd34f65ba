import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in the text of a field that holds 12 Mar 2027, and whether the calendar is open after them. */
export const dateTextKeys: (KeyRow & { open: boolean; value: string })[] = [
  { keys: '{Alt>}{ArrowDown}{/Alt}', does: 'opens the calendar', open: true, value: '2027-03-12' },
  { keys: '{Control>}a{/Control}1.4.27{Enter}', does: 'takes what was typed', open: false, value: '2027-04-01' },
];

/** Keys in the open calendar at Friday, 12 March 2027, the week beginning on Monday: the day that has the focus after them, or the value where it is closed. */
export const calendarKeys: (KeyRow & { day?: string; value?: string })[] = [
  { keys: '{ArrowRight}', does: 'next day; the day before right to left', day: '2027-03-13' },
  { keys: '{ArrowLeft}', does: 'the day before; next day right to left', day: '2027-03-11' },
  { keys: '{ArrowDown}', does: 'same day of the next week', day: '2027-03-19' },
  { keys: '{ArrowUp}', does: 'same day of the week before', day: '2027-03-05' },
  { keys: '{Home}', does: 'first day of the week', day: '2027-03-08' },
  { keys: '{End}', does: 'last day of the week', day: '2027-03-14' },
  { keys: '{PageDown}', does: 'same day of the next month', day: '2027-04-12' },
  { keys: '{PageUp}', does: 'same day of the month before', day: '2027-02-12' },
  { keys: '{Shift>}{PageDown}{/Shift}', does: 'same day of the next year', day: '2028-03-12' },
  { keys: '{Shift>}{PageUp}{/Shift}', does: 'same day of the year before', day: '2026-03-12' },
  { keys: '{ArrowRight}{Enter}', does: 'chooses the day and closes the calendar', value: '2027-03-13' },
  { keys: '{ArrowRight} ', does: 'chooses the day and closes the calendar', value: '2027-03-13' },
  { keys: '{ArrowRight}{Escape}', does: 'closes the calendar and chooses nothing', value: '2027-03-12' },
];
