import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

/** Icons only: labels are visually hidden but remain in the accessibility tree. */
const rail = `
  & [data-slot='label'],
  & [data-slot='heading'] {
    ${visuallyHidden}
  }
  & [data-slot='entry'] {
    justify-content: center;
    padding-inline: 0;
  }
  /* Small, because it is next to an icon of 20 px in a width of 46 px and must not look like part of the icon. */
  & [data-slot='entry'] > svg:is([data-slot='chevron'], [data-slot='external']) {
    position: absolute;
    inset-inline-end: 1px;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    stroke-width: 2.5;
  }
  & [data-slot='entry'] > svg[data-slot='external'] {
    inset-block-start: 5px;
  }
  & [data-slot='initial'] {
    display: block;
  }
  & [data-slot='error'] {
    padding-inline: 0;
    font-size: 0.6875rem;
    text-align: center;
  }
  & ul ul {
    margin-inline-start: 0;
    padding-inline-start: 0;
    border: 0;
  }
  & [data-slot='group'] + [data-slot='group'] {
    margin-block-start: 8px;
    padding-block-start: 8px;
    border-block-start: 1px solid ${color.line};
  }
`;

export const Root = styled.div`
  & [data-slot='group'] + [data-slot='group'] {
    margin-block-start: 20px;
  }
  & [data-slot='heading'] {
    margin: 0;
    padding-block: 4px;
    padding-inline: 12px;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
    line-height: 1.5;
  }
  & ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 40px;
  }
  & ul ul {
    margin-block-start: 2px;
    margin-inline-start: 21px;
    padding-inline-start: 10px;
    border-inline-start: 1px solid ${color.line};
  }
  & ul[hidden] {
    display: none;
  }
  & [data-slot='entry'] {
    appearance: none;
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: max(40px, ${size.target});
    padding-block: 8px;
    padding-inline: 12px;
    border: 0;
    border-radius: ${size.radius};
    background: none;
    color: ${color.text};
    font: inherit;
    line-height: 1.4;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & [data-slot='entry']:focus-visible {
    outline-offset: -2px;
  }
  & [data-slot='entry']:hover {
    background: ${color.hover};
  }
  & [data-slot='entry'] > svg,
  & [data-slot='initial'] {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${color['text-muted']};
  }
  & [data-slot='initial'] {
    display: none;
    font-weight: 500;
    line-height: 1.25rem;
    text-align: center;
  }
  & [data-slot='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='entry'] > [data-slot='chevron'],
  & [data-slot='entry'] > [data-slot='external'] {
    inline-size: 1rem;
    block-size: 1rem;
  }
  & [data-slot='entry'][aria-expanded='true'] > [data-slot='chevron'] {
    rotate: 180deg;
  }
  & [data-slot='entry'][data-contains-active] {
    font-weight: 500;
  }
  & [data-slot='entry'][aria-current] {
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
    font-weight: 500;
  }
  & [data-slot='entry'][aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 10px;
    inset-inline-start: 0;
    inline-size: 3px;
    border-radius: 2px;
    background: ${color['primary-text']};
  }
  & [data-slot='entry'][aria-current] > svg {
    color: inherit;
  }
  & [data-slot='entry'][aria-disabled] {
    background: none;
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  & [data-slot='entry'][aria-disabled] > svg {
    color: inherit;
  }
  & [data-slot='error'] {
    padding-block: 10px;
    padding-inline: 12px;
    color: ${color['error-text']};
    line-height: 1.4;
  }
  &[data-rail] {
    ${rail}
  }
  @container at-drawer (max-width: 120px) {
    ${rail}
  }
  @media (forced-colors: active) {
    /* Thinner than the focus ring, which replaces it. */
    & [data-slot='entry'][aria-current]:not(:focus-visible) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    & [data-slot='entry'][aria-disabled] {
      color: GrayText;
    }
  }
`;
