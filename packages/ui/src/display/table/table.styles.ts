import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';
import { barStyles } from './table-bar.styles.js';
import { controlStyles } from './table-controls.styles.js';
import { listStyles } from './table-list.styles.js';
import type { TableStep } from './table-column.js';
import { rowStyles } from './table-rows.styles.js';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Below this container width the table is shown as a list: on a phone or in a narrow column. */
const LIST_BELOW = '35rem';

/** Container widths of the steps of `hideBelow`. */
const steps: Record<TableStep, string> = { md: '45rem', lg: '53.75rem' };

/** Hides columns in a range of container widths. */
const hide = (from: string, to: string, column: string) => `
  @container (${from} <= inline-size < ${to}) {
    & ${column} {
      display: none;
    }
    & :is(th, td):not(:has(~ :not(${column}))) {
      padding-inline-end: 24px; /* the last visible column */
    }
  }
`;

/** Columns with `hideBelow`, and the bar while a sortable one is hidden. */
const hiddenColumns = `
  ${hide(LIST_BELOW, steps.md, '[data-hide-below]')}
  ${hide(steps.md, steps.lg, "[data-hide-below='lg']")}
  @container (inline-size >= ${steps.md}) {
    & > [data-show-below='md'] {
      display: none;
    }
  }
  @container (inline-size >= ${steps.lg}) {
    & > [data-show-below] {
      display: none;
    }
  }
`;

export const Root = styled.div`
  container-type: inline-size;
  position: relative;
  max-inline-size: 100%;
  overflow: auto;
  scroll-padding-block-start: 40px; /* the header does not cover the focused element (WCAG 2.2, 2.4.11) */
  overscroll-behavior-inline: contain;
  color: ${color.text};
  &[data-sticky='page'] {
    overflow: visible; /* a scroll container would be the reference of the sticky header */
  }
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
  & > table:focus-visible {
    outline-offset: -2px; /* the root clips what is outside of it */
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
  & [data-slot='value'] > span {
    unicode-bidi: plaintext; /* isolates text; elements in it inherit the direction of the page */
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
    block-size: 0.625rem;
    border-radius: ${size['radius-small']};
    background: ${color.hover};
    animation: ${appear} 200ms step-end; /* no skeleton for a shorter loading time */
  }
  &[aria-busy='true'] tr[data-row] {
    opacity: 0.6;
  }
  & tr[data-pressable] {
    cursor: pointer;
  }
  &[data-empty] thead tr {
    visibility: collapse; /* the columns keep their widths */
  }
  ${controlStyles}
  ${barStyles}
  @container (inline-size >= ${LIST_BELOW}) {
    ${rowStyles}
  }
  ${hiddenColumns}
  @container (inline-size < ${LIST_BELOW}) {
    ${listStyles}
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
    & :is(col, th, td):is([data-slot='mark'], [data-slot='toggle']) {
      display: none; /* controls that paper does not have */
    }
    & :is([data-slot='line'], [data-slot='secondary']) {
      white-space: normal;
    }
  }
`;
