import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Below this container width the table is shown as a list: on a phone or in a narrow column. */
const LIST_BELOW = '560px';

const rows = `
  &[data-fixed] > table {
    table-layout: fixed;
  }
  & :is(th, td) {
    block-size: ${size['grid-row']};
    padding-block: 4px; /* two lines of text fit the row height */
    padding-inline: 12px;
    border-block-end: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: break-word;
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
  &[data-fixed] thead th {
    line-height: 1.25;
    white-space: normal;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & tbody tr[data-row]:hover > * {
    background: ${color.hover};
  }
  & td[data-slot='empty'] {
    padding-block: 24px;
  }
  & td[data-align='end'] [data-slot='bone'] {
    margin-inline-start: auto;
    inline-size: 40%;
  }
`;

const list = `
  & colgroup {
    display: none;
  }
  & :is(table, tbody) {
    display: block;
  }
  & thead {
    ${visuallyHidden}
  }
  & tbody tr {
    display: grid;
    gap: 2px;
    padding-block: 16px;
    padding-inline: 24px;
    border-block-end: 1px solid ${color.line};
  }
  & tbody tr:last-child {
    border-block-end: 0;
  }
  & tbody :is(th, td) {
    display: block;
    padding: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & tbody th {
    padding-block-end: 6px;
  }
  & tbody td[data-label] {
    display: grid;
    grid-template-columns: minmax(88px, 36%) minmax(0, 1fr);
    gap: 12px;
    align-items: baseline;
    min-block-size: 28px;
  }
  & tbody td[data-label]::before {
    content: attr(data-label) / ''; /* no alternative text: screen readers announce the column header */
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  & [data-slot='bone'] {
    margin-block: 8px;
  }
`;

export const Root = styled.div`
  container-type: inline-size;
  position: relative;
  max-inline-size: 100%;
  overflow: auto;
  overscroll-behavior-inline: contain;
  color: ${color.text};
  &:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: -2px;
  }
  & table {
    inline-size: 100%;
    border-collapse: separate; /* collapsed borders would scroll away from a sticky header */
    border-spacing: 0;
    text-align: start;
  }
  & caption {
    padding-block: 0 12px;
    padding-inline: 24px;
    font-weight: 500;
    text-align: var(--at-sentence-side, start);
  }
  & tbody th {
    font-weight: 500;
  }
  & [data-slot='secondary'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 400;
  }
  & caption[data-hidden] {
    ${visuallyHidden}
  }
  & td[data-slot='empty'] {
    color: ${color['text-muted']};
    text-align: var(--at-sentence-side, start);
  }
  & [data-slot='bone'] {
    display: block;
    inline-size: 60%;
    block-size: 10px;
    border-radius: ${size['radius-small']};
    background: ${color.hover};
    animation: ${appear} 200ms step-end; /* no skeleton for a shorter loading time */
  }
  &[aria-busy='true'] tr[data-row] {
    opacity: 0.6;
  }
  @container (inline-size >= ${LIST_BELOW}) {
    ${rows}
  }
  @container (inline-size < ${LIST_BELOW}) {
    ${list}
  }
  @media (forced-colors: active) {
    & [data-slot='bone'] {
      border: 1px solid GrayText;
    }
  }
  @media print {
    overflow: visible;
    & thead th {
      position: static;
    }
    & :is([data-slot='line'], [data-slot='secondary']) {
      white-space: normal;
    }
  }
`;
