import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

/** A list of the rows, in a container below 35rem. */
export const listStyles = `
  & colgroup {
    display: none;
  }
  & :is(table, tbody, tfoot) {
    display: block;
  }
  & thead {
    ${visuallyHidden}
  }
  & thead tr > th[data-slot] :is(button, input) {
    display: none; /* nothing hidden is focusable */
  }
  & :is(tbody, tfoot) tr {
    display: flex;
    flex-wrap: wrap;
    row-gap: 2px;
    padding-block: 16px;
    padding-inline: 24px;
    border-block-end: 1px solid ${color.line};
  }
  & tbody:last-child > tr:last-child,
  & tfoot tr {
    border-block-end: 0;
  }
  & tfoot tr {
    border-block-start: 1px solid ${color['line-strong']};
    margin-block-start: -1px; /* replaces the line below the last row */
  }
  & :is(tbody, tfoot) :is(th, td) {
    display: block;
    flex: 0 0 100%;
    max-inline-size: 100%;
    padding: 0;
    text-align: start;
  }
  & [data-part='chip'] > [data-slot='label'] {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & :is([data-slot='line'], [data-slot='secondary']) {
    text-align: -webkit-match-parent; /* Chromium and Safari */
    text-align: match-parent;
  }
  /* The first line: checkbox, row header and button. The row header is below if its longest word does not fit. */
  & :is(tbody, tfoot) th {
    order: -2;
    flex: 1 1 0;
    align-self: center;
    padding-block-end: 6px;
  }
  & tr > [data-slot='mark'] {
    position: relative;
    order: -3;
    flex: none;
    padding-inline-end: 12px;
    padding-block-start: 1px;
  }
  @media (pointer: coarse) {
    & tr > [data-slot='mark'] > input::after {
      inset-block: -13px;
      inset-inline: -16px 0; /* at least 44 px */
    }
  }
  & tr > [data-slot='toggle'] {
    order: -1;
    flex: none;
    margin-block: -4px;
    margin-inline: 8px -6px;
  }
  & tr > :is([data-slot='mark'], [data-slot='toggle'], [data-slot='row-actions']):empty {
    display: none;
  }
  & :is(tbody, tfoot) td[data-label] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 12px;
    min-block-size: 1.75rem;
  }
  & td[data-label]::before {
    content: attr(data-label) / ''; /* no alternative text: screen readers announce the column header */
    flex: 0 0 max(88px, 36%);
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  /* The value is below its label if its longest word does not fit next to it. */
  & td[data-label] > * {
    flex: 1 1 0;
    max-inline-size: 100%;
  }
  & td[data-slot='row-actions'] {
    margin-block: 8px -4px;
    margin-inline-start: -8px;
  }
  & td[data-slot='row-actions'] > div {
    justify-content: start;
  }
  /* A single action is at the end of the first line. */
  & td[data-slot='row-actions']:has(> div > :only-child),
  & td:not([data-label]):has(> [data-slot='value'] > span > button:only-child) {
    order: -1;
    flex: none;
    margin-block: -4px;
    margin-inline: 8px -6px;
  }
  & td[data-slot='row-actions']:has(> div:empty) {
    display: none;
  }
  & tr[data-expanded] {
    border-block-end-color: transparent;
    padding-block-end: 12px;
  }
  & tr[data-slot='detail'] {
    display: block;
    padding: 0;
  }
  & tr[data-selected] {
    background: ${color['primary-tint']};
  }
  & [data-slot='bone'] {
    margin-block: 8px;
  }
`;
