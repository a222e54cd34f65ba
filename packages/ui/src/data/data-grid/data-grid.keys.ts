import type { KeyRow } from '../../testing/keyboard.js';

/** Keys in the first cell of the third row, in a grid with the columns Claim, State and Amount and 100 rows. */
export const cellKeys: (KeyRow & { focus: string })[] = [
  { keys: '{ArrowRight}', does: 'moves to the next cell of the row', focus: 'Open' },
  { keys: '{ArrowRight}{ArrowLeft}', does: 'moves to the previous cell of the row', focus: 'Claim 3' },
  { keys: '{ArrowDown}', does: 'moves to the next row', focus: 'Claim 4' },
  { keys: '{ArrowUp}', does: 'moves to the previous row; from the first one to the header', focus: 'Claim 2' },
  { keys: '{ArrowUp}{ArrowUp}{ArrowUp}', does: 'moves to the header', focus: 'Claim' },
  { keys: '{End}', does: 'moves to the last cell of the row', focus: '1,003' },
  { keys: '{End}{Home}', does: 'moves to the first cell of the row', focus: 'Claim 3' },
  { keys: '{Control>}{End}{/Control}', does: 'moves to the last cell of the grid', focus: '1,100' },
  { keys: '{Control>}{Home}{/Control}', does: 'moves to the first cell of the grid', focus: 'Claim 1' },
  { keys: '{Control>}{ArrowDown}{/Control}', does: 'moves to the last row', focus: 'Claim 100' },
  { keys: '{PageDown}{PageUp}', does: 'moves by a page', focus: 'Claim 3' },
];

/** Keys on the header of the column Amount, and the first row afterwards. */
export const headerKeys: (KeyRow & { sort: string | null; first: string })[] = [
  { keys: '{Enter}', does: 'sorts the rows by the column, ascending', sort: 'ascending', first: 'Claim 1' },
  { keys: '{Enter}{Enter}', does: 'sorts the rows by the column, descending', sort: 'descending', first: 'Claim 100' },
  { keys: '{Enter}{Enter}{Enter}', does: 'restores the order of the rows', sort: null, first: 'Claim 1' },
  { keys: '{Shift>}{Enter}{/Shift}', does: 'adds the column to the order', sort: 'ascending', first: 'Claim 1' },
];

/** Keys on the header of the column Amount, and what they change. */
export const columnKeys: (KeyRow & {
  after: { headers?: string[]; width?: 'wider' | 'narrower'; hasMenu?: boolean };
})[] = [
  { keys: '{Alt>}{ArrowDown}{/Alt}', does: 'opens the menu of the column', after: { hasMenu: true } },
  { keys: '{Shift>}{F10}{/Shift}', does: 'opens the menu of the column', after: { hasMenu: true } },
  {
    keys: '{Shift>}{ArrowLeft}{/Shift}',
    does: 'moves the column toward the start; with → toward the end',
    after: { headers: ['Claim', 'Amount', 'State'] },
  },
  { keys: '{Alt>}{ArrowRight}{/Alt}', does: 'makes the column wider', after: { width: 'wider' } },
  { keys: '{Alt>}{ArrowLeft}{/Alt}', does: 'makes the column narrower', after: { width: 'narrower' } },
];

/** Keys in a row of a grid with checkboxes. */
export const rowKeys: (KeyRow & { selected: number })[] = [
  { keys: ' ', does: 'on the checkbox column, selects the row', selected: 1 },
  { keys: '{Shift>} {/Shift}', does: 'selects the row', selected: 1 },
  { keys: '{Control>}a{/Control}', does: 'selects all rows that meet the search and filters', selected: 100 },
];
