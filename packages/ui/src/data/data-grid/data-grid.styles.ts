import { keyframes, styled } from 'styled-components';
import { checkboxMark } from '../../foundation/field/choice.styles.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';
import { listStyles } from './data-grid-list.styles.js';
import { headerStyles } from './data-grid-header.styles.js';
import { toolbarStyles } from './data-grid-toolbar.styles.js';

const appear = keyframes`
  from { opacity: 0; }
`;

const cells = `
  & [role='row'] {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: var(--columns, repeat(auto-fit, minmax(6rem, 1fr)));
    grid-template-rows: 100%;
    min-inline-size: 100%;
    inline-size: max(100%, var(--columns-width, 100%));
    block-size: var(--row);
    border-block-end: 1px solid ${color.line};
    background-color: ${color.sheet};
  }
  & [data-slot='canvas'] {
    position: relative;
    contain: layout style;
    min-inline-size: max(100%, var(--columns-width, 100%));
  }
  &[data-measured] [data-slot='canvas'] > [role='row'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    contain: layout style;
  }
  & [role='row'] > * {
    box-sizing: border-box;
    min-inline-size: 0;
    padding-inline: 12px;
    overflow: hidden;
    align-content: center;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Text has its own direction, but is aligned as the page is. */
  & :is([role='gridcell'], [role='rowheader']) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & [role='row'] > [data-align='end'] {
    unicode-bidi: normal;
    text-align: end;
  }
  & [role='rowheader'] {
    font-weight: 500;
  }
  & [role='row'] > :first-child {
    padding-inline-start: 20px;
  }
  & [role='row'] > :last-child {
    padding-inline-end: 20px;
  }
  & [role='row'] > [data-kind] {
    padding-inline: 8px;
  }
  & [role='row'] > [data-kind='select'] {
    padding-inline: 18px 8px;
    cursor: pointer;
  }
  & [role='row'] > [data-kind='actions'] {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: 4px;
    padding-inline-end: 12px;
  }
  & [data-slot='line'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & :is([data-slot='line'], [data-slot='secondary']) {
    text-align: -webkit-match-parent; /* Chromium and Safari */
    text-align: match-parent;
  }
  & [data-slot='secondary'] {
    overflow: hidden;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 400;
    text-overflow: ellipsis;
  }
  & mark {
    border-radius: 2px;
    background: ${color['warning-tint']};
    color: inherit;
    box-shadow: 0 0 0 1px ${color['warning-line']};
  }
`;

const states = `
  & [data-pin] {
    position: sticky;
    z-index: 1;
    background-color: ${color.sheet};
    background-image: linear-gradient(var(--tint, transparent), var(--tint, transparent));
  }
  & [data-pin-edge='start'] {
    border-inline-end: 1px solid ${color.line};
  }
  & [data-pin-edge='end'] {
    border-inline-start: 1px solid ${color.line};
  }
  & [data-slot='row'] {
    background-image: linear-gradient(var(--tint, transparent), var(--tint, transparent));
  }
  & [data-slot='row']:hover {
    --tint: ${color.hover};
  }
  & [data-slot='row'][data-selected] {
    --tint: ${color['primary-tint']};
  }
  & [data-slot='row'][data-selected]:hover {
    --tint: ${color['primary-tint-hover']};
  }
  & [data-slot='row'][data-selected] [data-part='chip'] {
    border-color: currentColor;
  }
  & [data-pressable] {
    cursor: pointer;
  }
  & [role='row'] > [data-range] {
    background-color: ${color['primary-tint-hover']};
    background-image: none;
  }
  & [role='row'] > [tabindex]:focus {
    outline: ${size['focus-ring']};
    outline-offset: -2px;
  }
  & [role='row'] > * :focus-visible {
    outline-offset: -2px; /* an outline outside the cell would be cut off */
  }
  &[data-outdated] [data-slot='canvas'] {
    opacity: 0.6;
  }
  & [data-slot='group'] {
    background-color: ${color.sunken};
    cursor: pointer;
  }
  & :is([data-slot='group'], [data-slot='failed'], [data-slot='detail']) > * {
    grid-column: 1 / -1;
    overflow: visible; /* otherwise sticky content would scroll away with its cell */
  }
  & [data-slot='group-label'] {
    position: sticky;
    inset-inline-start: 20px;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-weight: 500;
    vertical-align: middle;
  }
  & [data-level='1'] [data-slot='group-label'] {
    margin-inline-start: 1.5rem;
  }
  & [data-level='2'] [data-slot='group-label'] {
    margin-inline-start: 3rem;
  }
  & :is([data-level='3'], [data-level='4']) [data-slot='group-label'] {
    margin-inline-start: 4.5rem;
  }
  & [data-slot='group-label'] > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color['text-muted']};
  }
  & [data-slot='group'][aria-expanded='false'] svg {
    rotate: calc(-90deg * ${size.dir});
  }
  & [role='row'][data-slot='detail'] {
    block-size: auto;
    overflow: hidden;
  }
  & [data-slot='detail'] > [role='gridcell'] {
    overflow: visible;
    padding-block: 12px 16px;
    unicode-bidi: normal;
    white-space: normal;
  }
  & [data-slot='detail-content'] {
    position: sticky;
    inset-inline-start: 20px;
    inline-size: calc(var(--view-width, 100%) - 40px);
  }
`;

const controls = `
  & input[data-slot='select'] {
    ${checkboxMark}
    display: inline-grid;
    vertical-align: middle;
    cursor: pointer;
  }
  & button:is([data-slot='expand'], [data-slot='menu']) {
    appearance: none;
    display: inline-grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: ${size.radius};
    background: transparent;
    color: ${color['text-muted']};
    vertical-align: middle;
    cursor: pointer;
  }
  & button:is([data-slot='expand'], [data-slot='menu']):hover {
    background: ${color.hover};
    color: ${color.text};
  }
  & button:is([data-slot='expand'], [data-slot='menu']) > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  & [data-slot='expand'][aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  & button[data-slot='retry'] {
    appearance: none;
    padding: 2px 6px;
    border: 0;
    border-radius: ${size.radius};
    background: transparent;
    color: ${color['primary-text']};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  & [role='row'] > [data-editing] {
    padding: 2px;
    overflow: visible;
    z-index: 2;
  }
  & [data-slot='editor'] > :is(input, select) {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: calc(var(--row) - 8px);
    padding-inline: 9px;
    border: 1px solid ${color['line-strong']};
    border-radius: ${size['radius-small']};
    background: ${color.sheet};
    color: ${color.text};
    font: inherit;
  }
  & [data-slot='editor'] > [aria-invalid] {
    border-color: ${color.error};
  }
  & [data-slot='problem'] {
    position: absolute;
    z-index: 2;
    max-inline-size: 20rem;
    padding: 4px 10px;
    border-radius: ${size.radius};
    background: ${color['error-tint']};
    color: ${color['on-error-tint']};
    font-size: ${size.small};
    white-space: normal;
  }
`;

export const Root = styled.div`
  --row: 3.375rem;
  container-type: inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  max-inline-size: 100%;
  max-block-size: 40rem;
  color: ${color.text};
  &[data-density='compact'] {
    --row: 2.5rem;
  }
  & [data-slot='viewport'] {
    flex: 0 1 auto;
    min-block-size: 0;
    overflow: auto;
    contain: layout paint style;
    overscroll-behavior-inline: contain;
    scroll-padding-inline: var(--pinned-start, 0px) var(--pinned-end, 0px);
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
    background: ${color.sheet};
  }
  & [role='row'][data-slot='placeholder-row'] {
    display: block;
    block-size: auto;
    border-block-end: 0;
  }
  & [role='row'] > [data-slot='placeholder'] {
    position: sticky;
    inset-inline-start: 0;
    overflow: visible;
    padding: 24px;
    white-space: normal;
    color: ${color['text-muted']};
    text-align: var(--at-sentence-side, start);
  }
  & [data-slot='placeholder'] > p {
    margin: 0 0 8px;
  }
  & [data-slot='foot'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 3;
  }
  & [data-slot='footer-row'] {
    border-block: 1px solid ${color['line-strong']};
    font-weight: 500;
  }
  & [data-slot='foot'] [role='row'] > * {
    background-color: ${color.sheet};
  }
  ${cells}
  ${headerStyles}
  ${states}
  ${controls}
  ${toolbarStyles}
  ${listStyles}
  & [data-slot='bone'] {
    display: inline-block;
    inline-size: 60%;
    block-size: 10px;
    border-radius: ${size['radius-small']};
    background: ${color.hover};
    animation: ${appear} 200ms step-end;
  }
  & [data-hidden] {
    ${visuallyHidden}
  }
  @media (forced-colors: active) {
    & [data-slot='bone'] {
      border: 1px solid GrayText;
    }
    & :is([data-slot='row'][data-selected], [data-range]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & mark {
      background: Mark;
      color: MarkText;
    }
  }
  @media print {
    max-block-size: none;
    & [data-slot='viewport'] {
      overflow: visible;
      contain: none;
    }
    & :is([data-slot='toolbar'], [data-slot='status'], [data-kind], [data-slot='menu']) {
      display: none !important;
    }
    & [role='row'] {
      break-inside: avoid;
      block-size: auto;
      min-block-size: var(--row);
      inline-size: 100%;
      grid-template-columns: var(--print-columns, var(--columns));
    }
    & [role='row'] > * {
      white-space: normal;
    }
    & :is([data-pin], [data-slot='head'], [data-slot='foot']) {
      position: static;
    }
  }
`;
