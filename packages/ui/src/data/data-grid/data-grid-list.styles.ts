import { visuallyHidden } from '../../foundation/visually-hidden.js';

/**
 * Rows of 72 px with the row header and two values, in a container below 560 px. A second line of the row header is
 * between them.
 */
export const listStyles = `
  &[data-list] {
    --row: 4.5rem;
  }
  &[data-list] [data-slot='head'] {
    ${visuallyHidden}
  }
  &[data-list] [data-slot='foot'] {
    display: none;
  }
  &[data-list] [data-slot='canvas'] {
    min-inline-size: 100%;
  }
  &[data-list] [role='row'] {
    grid-template-columns: auto minmax(0, 2fr) minmax(0, 3fr) auto auto;
    grid-template-rows: 1fr 1fr;
    inline-size: 100%;
    padding-block: 8px;
    padding-inline: 16px;
  }
  &[data-list] [role='row']:has(> [role='rowheader'] > [data-slot='secondary']) {
    grid-template-rows: auto auto;
    align-content: center;
    row-gap: 1px;
    padding-block: 4px;
  }
  &[data-list] [role='row'] > * {
    grid-row: 2;
    padding-inline: 0 8px;
    text-align: start;
  }
  &[data-list] [role='row'] > [data-place='1'] {
    grid-column: 2;
  }
  &[data-list] [role='row']:not(:has(> [data-place='2'])) > [data-place='1'] {
    grid-column: 2 / 4;
  }
  &[data-list] [role='row'] > [data-place='2'] {
    grid-column: 3;
  }
  &[data-list] [role='row'] > [role='rowheader'] {
    grid-row: 1;
    grid-column: 2 / 4;
  }
  &[data-list] [role='row'] > [data-kind] {
    grid-row: 1 / 3;
    padding: 0;
  }
  &[data-list] [role='row'] > [data-kind='select'] {
    grid-column: 1;
    padding-inline-end: 12px;
  }
  &[data-list] [role='row'] > [data-kind='detail'] {
    grid-column: 4;
  }
  &[data-list] [role='row'] > [data-kind='actions'] {
    grid-column: 5;
  }
  &[data-list] :is([data-slot='group'], [data-slot='failed'], [data-slot='detail']) > * {
    grid-row: 1 / 3;
    grid-column: 1 / -1;
  }
  &[data-list] [role='gridcell'] > [data-slot='secondary'] {
    display: none;
  }
  &[data-list] [data-slot='search'] {
    flex-basis: 100%;
  }
`;
