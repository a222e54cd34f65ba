import type { KeyRow } from '../../testing/keyboard.js';

/**
 * Keys on Friday, 12 March 2027, with weeks that start on Monday; the focused day after them, and the chosen day if it
 * changes.
 */
export const calendarGridKeys: (KeyRow & { day: string; value?: string })[] = [
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
  { keys: '{ArrowRight}{Enter}', does: 'chooses the day', day: '2027-03-13', value: '2027-03-13' },
  { keys: '{ArrowRight} ', does: 'chooses the day', day: '2027-03-13', value: '2027-03-13' },
];

/** Keys in a calendar for a range, on 12 March 2027; the chosen ranges after them. */
export const rangeKeys: (KeyRow & { ranges: { start: string; end: string }[] })[] = [
  {
    keys: '{Enter}{ArrowDown}{Enter}',
    does: 'chooses the first and the last day, in any order',
    ranges: [{ start: '2027-03-12', end: '2027-03-19' }],
  },
  { keys: '{Enter}{ArrowDown}{Escape}', does: 'discards the first day', ranges: [] },
];
