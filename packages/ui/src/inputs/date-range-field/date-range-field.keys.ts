import type { KeyRow } from '../../testing/keyboard.js';

interface RangeRow extends KeyRow {
  /** Whether the calendar is open after the keys. */
  open: boolean;
  /** The range after the keys, from the first to the last day. */
  value: string;
}

/** Keys in the first input, with the range from 12 to 19 March 2027. */
export const dateRangeKeys: RangeRow[] = [
  {
    keys: '{Control>}a{/Control}1.3.27{Enter}',
    does: 'applies the typed date',
    open: false,
    value: '2027-03-01/2027-03-19',
  },
  {
    keys: '{Tab}{Control>}a{/Control}1.4.27{Enter}',
    does: 'moves to the last day and applies the typed date',
    open: false,
    value: '2027-03-12/2027-04-01',
  },
  {
    keys: '{Alt>}{ArrowDown}{/Alt}',
    does: 'opens the calendar at the first day',
    open: true,
    value: '2027-03-12/2027-03-19',
  },
  {
    keys: '{Alt>}{ArrowDown}{/Alt}{Enter}{PageDown}{Enter}',
    does: 'in the calendar: chooses the first and the last day, in any order, and closes it',
    open: false,
    value: '2027-03-12/2027-04-12',
  },
  {
    keys: '{Alt>}{ArrowDown}{/Alt}{Enter}{Escape}',
    does: 'in the calendar: discards the first day of a new range',
    open: true,
    value: '2027-03-12/2027-03-19',
  },
  {
    keys: '{Alt>}{ArrowDown}{/Alt}{Escape}',
    does: 'in the calendar: closes it without a change',
    open: false,
    value: '2027-03-12/2027-03-19',
  },
];
