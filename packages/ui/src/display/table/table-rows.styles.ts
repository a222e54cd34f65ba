import { color, size } from '../../theme/tokens.js';

/** A table with rows and columns, in a container from 35rem. */
export const rowStyles = `
  & :is(th, td) {
    block-size: ${size['grid-row']};
    padding-block: 4px; /* two lines of text fit the row height */
    padding-inline: 12px;
    border-block-end: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  &[data-dense] :is(th, td) {
    block-size: 40px;
  }
  /* The lines have the direction of their own text, but are aligned as the page is. */
  & [data-slot='value'][data-lines] {
    display: flex;
    flex-direction: column;
    align-items: start;
  }
  & [data-align='end'] > [data-slot='value'][data-lines] {
    align-items: end;
  }
  & :is([data-slot='line'], [data-slot='secondary']) {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Truncated lines do not widen a column with a given width, or the only one without. Words do. */
  &[data-fixed] [data-slot='value']:has(> [data-slot='line']) {
    contain: inline-size;
    min-inline-size: 9rem;
  }
  &[data-fixed] [data-slot='value']:not(:has(> [data-slot='line'])) > [data-slot='secondary'] {
    align-self: stretch;
    contain: inline-size;
    text-align: -webkit-match-parent; /* Chromium and Safari */
    text-align: match-parent;
  }
  & [data-slot='line'] :focus-visible {
    outline-offset: -2px; /* an outline outside the line would be cut off */
  }
  & :is(th, td):first-child {
    padding-inline-start: 24px;
  }
  & :is(th, td):last-child {
    padding-inline-end: 24px;
  }
  & [data-align='end'] {
    text-align: end;
  }
  & tr > :is([data-slot='mark'], [data-slot='toggle'], [data-slot='row-actions']) {
    inline-size: 1px; /* as narrow as its content */
  }
  & :is(tbody, tfoot) tr > :is([data-slot='mark'], [data-slot='toggle'], [data-slot='row-actions']) {
    position: relative;
  }
  & tr > [data-slot='mark'] {
    padding-inline-end: 6px;
  }
  & tr > [data-slot='toggle'] {
    padding-inline: 4px;
  }
  & tr > [data-slot='toggle']:first-child {
    padding-inline-start: 16px;
  }
  & tbody td[data-slot='row-actions'] {
    padding-inline-end: 16px;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    block-size: 40px;
    padding-block: 6px;
    background: ${color.sunken};
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
    white-space: nowrap;
  }
  /* As wide as its column, including the padding of the cell. */
  & thead th > [data-slot='width'] {
    display: block;
    block-size: 0;
    margin-inline: -12px;
  }
  & thead th:first-child > [data-slot='width'] {
    margin-inline-start: -24px;
  }
  & thead th:last-child > [data-slot='width'] {
    margin-inline-end: -24px;
  }
  & [data-slot='value'][data-word] {
    white-space: nowrap;
  }
  &[data-fixed] thead th {
    line-height: 1.25;
    white-space: normal;
  }
  & thead th:is([data-slot='sortable'], [data-slot='mark']) {
    block-size: max(40px, ${size.target});
  }
  &[data-sticky='page'] thead th {
    inset-block-start: var(--table-top, var(--head, 0px)); /* the app shell sets the height of its bar */
  }
  & tbody:last-child > tr:last-child > *,
  & tfoot tr > * {
    border-block-end: 0;
  }
  & tfoot :is(th, td) {
    border-block-start: 1px solid ${color['line-strong']};
    font-weight: 500;
  }
  & tbody:not(:last-child) > tr:last-child > * {
    border-block-end: 0;
  }
  & tr[data-row]:hover > * {
    background: ${color.hover};
  }
  & tr[data-selected] > * {
    background: ${color['primary-tint']};
  }
  /* A chip of the primary colour has the background of a selected row. */
  & tr[data-selected] [data-part='chip'] {
    border-color: currentColor;
  }
  & tr[data-selected]:hover > * {
    background: ${color['primary-tint-hover']};
  }
  & tr[data-expanded] > * {
    border-block-end-color: transparent;
  }
  & td[data-slot='empty'] {
    padding-block: 24px;
  }
  & td[data-align='end'] [data-slot='bone'] {
    margin-inline-start: auto;
    inline-size: 40%;
  }
  & > [data-slot='bar']:not([data-show-below]),
  & > [data-slot='bar'] > [data-slot='select-all'],
  & thead [data-slot='name'] {
    display: none;
  }
`;
