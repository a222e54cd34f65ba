import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in the input with the value 12 Mar 2027, and whether the calendar is open after them. */
export const dateTextKeys: (KeyRow & { open: boolean; value: string })[] = [
  { keys: '{Alt>}{ArrowDown}{/Alt}', does: 'opens the calendar', open: true, value: '2027-03-12' },
  { keys: '{Control>}a{/Control}1.4.27{Enter}', does: 'applies the typed date', open: false, value: '2027-04-01' },
];

/**
 * Keys in the open calendar on Friday, 12 March 2027, with weeks that start on Monday; the focused day after them, or
 * the value if the calendar is closed.
 */
export const calendarKeys: (KeyRow & { day?: string; value?: string })[] = [
  {
    keys: '{ArrowRight}',
    does: 'moves to the next day; in right-to-left pages, to the previous day',
    day: '2027-03-13',
  },
  {
    keys: '{ArrowLeft}',
    does: 'moves to the previous day; in right-to-left pages, to the next day',
    day: '2027-03-11',
  },
  { keys: '{ArrowDown}', does: 'moves to the same day of the next week', day: '2027-03-19' },
  { keys: '{ArrowUp}', does: 'moves to the same day of the previous week', day: '2027-03-05' },
  { keys: '{Home}', does: 'moves to the first day of the week', day: '2027-03-08' },
  { keys: '{End}', does: 'moves to the last day of the week', day: '2027-03-14' },
  { keys: '{PageDown}', does: 'moves to the same day of the next month', day: '2027-04-12' },
  { keys: '{PageUp}', does: 'moves to the same day of the previous month', day: '2027-02-12' },
  { keys: '{Shift>}{PageDown}{/Shift}', does: 'moves to the same day of the next year', day: '2028-03-12' },
  { keys: '{Shift>}{PageUp}{/Shift}', does: 'moves to the same day of the previous year', day: '2026-03-12' },
  { keys: '{ArrowRight}{Enter}', does: 'chooses the day and closes the calendar', value: '2027-03-13' },
  { keys: '{ArrowRight} ', does: 'chooses the day and closes the calendar', value: '2027-03-13' },
  { keys: '{ArrowRight}{Escape}', does: 'closes the calendar without a change', value: '2027-03-12' },
];
