import { styled } from 'styled-components';
import { floatingSurface } from '../../foundation/overlay/floating-surface.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

/** The surface of a calendar popup. */
export const Popup = styled.div`
  position: absolute;
  inline-size: max-content;
  max-inline-size: calc(100vw - 16px);
  max-block-size: var(--available-height, 80dvh);
  padding: 12px;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${floatingSurface}
`;

/** The root of a calendar that is not a popup. */
export const CalendarRoot = styled.div`
  max-inline-size: 100%;
  & > [data-slot='placeholder'] {
    block-size: 320px;
  }
`;

export const Panel = styled.div`
  --cell: max(36px, ${size.target});
  display: grid;
  gap: 8px;
  inline-size: max-content;
  max-inline-size: 100%;
  color: ${color.text};
  font-size: ${size.body};
  & > :not([data-slot='months']) {
    contain: inline-size; /* the days determine the width of the calendar, and no long label */
  }
  & > [data-slot='months'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
  & [data-slot='month-name'] {
    margin: 0;
    padding-block-end: 4px;
    font-weight: 500;
    text-align: center;
  }
  & > [data-slot='head'] {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  /* With several months, the head names the first one, on the line of the other names. */
  & > [data-slot='months'] [data-slot='month-name']:empty {
    padding: 0;
  }
  @media (min-width: 47.5rem) {
    &:has([data-slot='month-name']) {
      --line: max(32px, ${size['control-small']});
    }
    &:has([data-slot='month-name']) > [data-slot='head'] {
      position: relative;
      z-index: 1;
      block-size: var(--line);
      padding-inline-end: calc(50% + 48px);
    }
    &:has([data-slot='month-name']) > [data-slot='head'] > button:last-child {
      position: absolute;
      inset-inline-end: 0;
    }
    & > [data-slot='months']:has([data-slot='month-name']) {
      margin-block-start: calc(-8px - var(--line));
    }
    & > [data-slot='months'] [data-slot='month-name'] {
      block-size: var(--line);
      padding-block-end: 8px;
      box-sizing: content-box;
      line-height: var(--line);
    }
    & > [data-slot='months'] [data-slot='month-name']:empty {
      padding-block-end: 8px;
    }
  }
  & > [data-slot='head'] > button > svg {
    scale: ${size.dir} 1;
  }
  & select {
    appearance: none;
    flex: 1 1 auto; /* its text width plus half of the free space, so that no month is cut off */
    field-sizing: content;
    min-inline-size: 0;
    block-size: max(32px, ${size.target});
    padding-inline: 8px;
    border: 1px solid transparent;
    border-radius: ${size['radius-small']};
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }
  & select[data-slot='month'] {
    text-align: end;
    text-align-last: end;
  }
  & select:hover {
    border-color: ${color['line-strong']};
  }
  & option {
    background: ${color.raised};
    color: ${color.text};
  }
  & > [data-slot='said'] {
    ${visuallyHidden}
  }
  & table {
    border-collapse: separate;
    border-spacing: 0 2px;
    font-variant-numeric: tabular-nums;
  }
  & th {
    inline-size: var(--cell);
    block-size: 1.75rem;
    padding: 0;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
  }
  & td {
    position: relative;
    inline-size: var(--cell);
    block-size: var(--cell);
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${size['radius-small']};
    text-align: center;
    user-select: none;
  }
  & td[data-date] {
    cursor: pointer;
  }
  & td[data-date]:hover:not([aria-disabled], [aria-selected='true']) {
    background: ${color.hover};
  }
  & td[data-date]:focus-visible {
    outline-offset: -2px;
    z-index: 1;
  }
  & td[aria-current='date']::after {
    content: '';
    position: absolute;
    inset-block-end: 4px;
    inset-inline-start: calc(50% - 8px);
    inline-size: 1rem;
    block-size: 2px;
    border-radius: 1px;
    background: currentColor;
  }
  & td[aria-current='date'] {
    color: ${color['primary-text']};
    font-weight: 600;
  }
  & td[aria-selected='true'] {
    background: ${color.primary};
    color: ${color['on-primary']};
    font-weight: 600;
  }
  & td[aria-selected='true']:focus-visible {
    outline-offset: 1px;
  }
  & td[data-range='middle'] {
    border-radius: 0;
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
    font-weight: 400;
  }
  & td[data-range='start'] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & td[data-range='end'] {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & td[data-range='middle']:focus-visible {
    outline-offset: -2px;
  }
  & td[aria-disabled] {
    color: ${color['text-disabled']};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  & > [data-slot='foot'] {
    display: flex;
    justify-content: flex-end;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    & td[aria-selected='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    & td[data-range='middle'] {
      border-color: Highlight transparent;
      background: Canvas;
      color: CanvasText;
    }
    & td[aria-disabled] {
      color: GrayText;
    }
  }
`;
