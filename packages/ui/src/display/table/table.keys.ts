import type { KeyRow } from '../../testing/keyboard.js';

export const tableKeys: KeyRow[] = [
  { keys: '{Tab}', does: 'moves the focus to the region, when the table is wider or higher than its container' },
  { keys: '{ArrowRight}', does: 'scrolls the region' },
];

/** Keys on the header button of a column, in rows that are not sorted. */
export const sortKeys: (KeyRow & { sort: 'ascending' | 'descending' | null })[] = [
  { keys: '{Enter}', does: 'sorts the rows by the column, ascending', sort: 'ascending' },
  { keys: ' ', does: 'sorts the rows by the column, ascending', sort: 'ascending' },
  { keys: '{Enter}{Enter}', does: 'sorts the rows by the column, descending', sort: 'descending' },
  { keys: '{Enter}{Enter}{Enter}', does: 'restores the order of the rows', sort: null },
];

/** Keys on the checkbox of the third row, after the first row was selected. */
export const selectionKeys: (KeyRow & { selected: string[] })[] = [
  { keys: ' ', does: 'selects the row', selected: ['a', 'c'] },
  { keys: '  ', does: 'selects and deselects the row', selected: ['a'] },
  { keys: '{Shift>} {/Shift}', does: 'selects all rows since the last one', selected: ['a', 'b', 'c'] },
];

/** Keys on the button of a row with details. */
export const expandKeys: (KeyRow & { expanded: boolean })[] = [
  { keys: '{Enter}', does: 'expands the row', expanded: true },
  { keys: ' ', does: 'expands the row', expanded: true },
  { keys: '{Enter}{Enter}', does: 'expands and collapses the row', expanded: false },
];
