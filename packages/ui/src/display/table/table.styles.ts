import styled, { keyframes } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Below this width of its own place a table is a list: a phone, or a narrow column. */
const NARROW = '560px';

const wide = `
  & table {
    inline-size: 100%;
    border-collapse: separate; /* collapsed borders do not stick with a sticky header */
    border-spacing: 0;
    text-align: start;
  }
  & :is(th, td) {
    block-size: ${size['grid-row']};
    padding-block: 8px;
    padding-inline: 12px;
    border-block-end: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: break-word;
  }
  &[data-dense] :is(th, td) {
    block-size: 40px;
    padding-block: 4px;
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
    background: ${color.sheet};
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
    white-space: nowrap;
  }
  & tbody th {
    font-weight: 500;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & tbody tr[data-row]:hover > * {
    background: ${color.hover};
  }
`;

const narrow = `
  @container (inline-size < ${NARROW}) {
    & :is(table, tbody) {
      display: block;
    }
    & thead {
      ${visuallyHidden}
    }
    & tbody tr {
      display: grid;
      gap: 4px;
      padding-block: 14px;
      padding-inline: 16px;
      border-block-end: 1px solid ${color.line};
    }
    & tbody tr:last-child {
      border-block-end: 0;
    }
    & tbody :is(th, td):is(th, td) {
      display: grid;
      grid-template-columns: minmax(96px, 38%) minmax(0, 1fr);
      gap: 12px;
      align-items: baseline;
      block-size: auto;
      min-block-size: 28px;
      padding: 0;
      border: 0;
      text-align: start;
      overflow-wrap: anywhere;
    }
    & tbody tr:hover > * {
      background: none;
    }
    & tbody :is(th, td[colspan]):is(th, td) {
      display: block;
    }
    & tbody td[data-label]::before {
      content: attr(data-label) / ''; /* the header says it already to those who hear the table */
      color: ${color['text-muted']};
      font-size: ${size.small};
    }
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
  ${wide}
  & caption {
    padding-block: 0 12px;
    padding-inline: 24px;
    font-weight: 500;
    text-align: start;
  }
  & caption[data-hidden] {
    ${visuallyHidden}
  }
  & td[data-slot='empty'] {
    padding-block: 32px;
    color: ${color['text-muted']};
  }
  & [data-slot='bone'] {
    display: block;
    inline-size: 60%;
    block-size: 10px;
    border-radius: ${size['radius-small']};
    background: ${color.hover};
    animation: ${appear} 200ms step-end; /* what comes sooner needs no skeleton */
  }
  & td[data-align='end'] [data-slot='bone'] {
    margin-inline-start: auto;
    inline-size: 40%;
  }
  &[aria-busy='true'] tr[data-row] {
    opacity: 0.6;
  }
  ${narrow}
  @media (forced-colors: active) {
    & [data-slot='bone'] {
      border: 1px solid GrayText;
    }
  }
`;
