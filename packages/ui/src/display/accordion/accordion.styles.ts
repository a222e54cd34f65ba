import { styled } from 'styled-components';
import { folded, unfolds } from '../../foundation/motion.js';
import { below, color, size } from '../../theme/tokens.js';

/** The element around header and panel. Child selectors only: the panel contains components with slots of the same name. */
const section = `:is(&[data-part='disclosure'], & > [data-slot='item'])`;
const header = `${section} > [data-slot='header']`;
const trigger = `${header} [data-slot='trigger']`;
const panel = `${section} > [data-slot='panel']`;
const content = `${section} > [data-slot='panel'] > [data-slot='content']`;

const styles = `
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${size.body};
  &[data-part='accordion'] {
    border-block-end: 1px solid ${color.line};
  }
  & > [data-slot='item'] {
    border-block-start: 1px solid ${color.line};
  }
  ${header} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto 1.25rem;
    align-items: center;
  }
  /* The button covers the whole row; the content of 'end' is above it, before the chevron. */
  ${header} :is([data-slot='heading'], [data-slot='trigger']) {
    grid-area: 1 / 1 / 2 / -1;
    display: grid;
    grid-template-columns: subgrid;
    align-items: center;
    margin: 0;
    font: inherit;
  }
  ${trigger} {
    appearance: none;
    inline-size: 100%;
    min-block-size: max(48px, ${size.target});
    padding: 8px;
    border: 0;
    border-radius: ${size['radius-small']};
    background: none;
    color: inherit;
    font-weight: 500;
    text-align: start;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  &[data-part='disclosure'] > [data-slot='header'] [data-slot='trigger'] {
    min-block-size: max(${size.control}, ${size.target});
  }
  ${trigger}:hover {
    background: ${color.hover};
  }
  ${trigger}:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: -2px;
  }
  ${trigger}[aria-disabled] {
    background: none;
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  ${trigger} > [data-slot='start'] {
    display: grid;
    place-items: center;
    margin-inline-end: 12px;
    color: ${color['text-muted']};
  }
  ${trigger} > [data-slot='start'] > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  ${trigger} > [data-slot='words'] {
    grid-column: 2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    padding-inline-end: 12px;
    line-height: 1.43;
    overflow-wrap: break-word;
  }
  ${trigger} [data-slot='description'] {
    color: ${color['text-muted']};
    font-weight: 400;
  }
  ${trigger} > [data-slot='chevron'] {
    grid-column: 4;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color['text-muted']};
  }
  ${trigger}[aria-disabled] :is([data-slot='start'], [data-slot='description'], [data-slot='chevron']) {
    color: inherit;
  }
  ${trigger}[aria-expanded='true'] > [data-slot='chevron'] {
    rotate: 180deg;
  }
  ${header} > [data-slot='end'] {
    position: relative;
    grid-area: 1 / 3;
    padding-inline-end: 12px;
  }
  ${below('sm')} {
    ${header} > [data-slot='end'] {
      grid-area: 2 / 1 / 3 / -1;
      padding-block-end: 8px;
      padding-inline: 8px;
    }
  }
  ${panel} {
    ${unfolds}
  }
  ${panel}[hidden] {
    ${folded}
  }
  ${content} {
    min-block-size: 0;
    padding-block: 4px 20px;
    padding-inline: 8px;
    max-inline-size: calc(75ch + 16px);
    overflow-wrap: break-word;
  }
  ${content} > :first-child {
    margin-block-start: 0;
  }
  ${content} > :last-child {
    margin-block-end: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    ${trigger} > [data-slot='chevron'] {
      transition: rotate ${size.fast} ${size.ease};
    }
  }
  @media (forced-colors: active) {
    ${trigger}[aria-disabled] {
      color: GrayText;
    }
  }
  @media print {
    & > [data-slot='panel'],
    & > [data-slot='item'] > [data-slot='panel'] {
      display: block;
      opacity: 1;
      content-visibility: visible; /* paper shows closed sections too */
    }
    ${trigger} > [data-slot='chevron'] {
      display: none;
    }
  }
`;

export const Root = styled.div`
  ${styles}
`;
