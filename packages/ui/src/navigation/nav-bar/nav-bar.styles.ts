import { styled } from 'styled-components';
import { floatingSurface } from '../../foundation/overlay/floating-surface.js';
import { color, size } from '../../theme/tokens.js';

/** The panel is positioned against the root, not against the row, which clips. */
export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > [data-slot='groups'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: 4px;
    block-size: ${size.toolbar};
    overflow: clip;
  }
  & > [data-slot='groups'] > li {
    display: flex;
    align-items: center;
    flex: none;
    min-inline-size: 0;
    max-inline-size: min(24em, 100%);
    block-size: 100%;
  }
  & > [data-slot='groups'] > li[data-overflow] {
    display: none;
  }
  & > [data-slot='groups'][data-measured] {
    flex-wrap: nowrap;
  }
  & > [data-slot='groups'][data-measured]:not([data-measuring]) > li:not(:last-child) {
    flex: 0 1 auto;
  }
  & > [data-slot='groups'][data-measuring] > li {
    display: flex;
    flex: none;
  }
  & [data-slot='groups'] > li > button {
    appearance: none;
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    block-size: max(36px, ${size.target});
    padding-block: 0;
    padding-inline: 12px 8px;
    border: 0;
    border-radius: ${size.radius};
    background: none;
    color: ${color['text-muted']};
    font: inherit;
    font-weight: 500;
    line-height: 1.4;
    white-space: nowrap;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & [data-slot='groups'] > li > button:focus-visible {
    outline-offset: -2px;
  }
  & [data-slot='groups'] > li > button:is(:hover, [aria-expanded='true']) {
    background: ${color.hover};
    color: ${color.text};
  }
  & [data-slot='groups'] > li > button[aria-current] {
    color: ${color.text};
  }
  /* A line at the bottom of the bar, drawn as a border so that forced colours retain it. */
  & [data-slot='groups'] > li > button[aria-current]::after {
    content: '';
    position: absolute;
    inset-block-end: calc((${size.toolbar} - max(36px, ${size.target})) / -2);
    inset-inline: 12px;
    border-block-end: 2px solid ${color['primary-text']};
  }
  & [data-slot='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & button > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color['text-muted']};
  }
  & button[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  & [data-slot='panel'] {
    ${floatingSurface}
    min-inline-size: min(220px, calc(100vw - 16px));
    max-inline-size: min(360px, calc(100vw - 16px));
    max-block-size: var(--available-height, 80dvh);
    padding: 6px;
    overflow-y: auto;
    overscroll-behavior: contain;
    inline-size: max-content;
    scrollbar-width: thin;
  }
  & [data-slot='panel'] ul {
    display: grid;
    gap: 2px;
  }
  & [data-slot='panel'] li {
    min-inline-size: 0;
  }
  & [data-slot='panel'] ul ul {
    margin-inline-start: 18px;
    padding-inline-start: 8px;
    border-inline-start: 1px solid ${color.line};
  }
  & [data-slot='section'] + [data-slot='section'] {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px solid ${color.line};
  }
  & [data-slot='heading'] {
    display: flex;
    align-items: center;
    gap: 12px;
    padding-block: 6px 4px;
    padding-inline: 10px;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & [data-slot='link'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: max(36px, ${size.target});
    padding-block: 6px;
    padding-inline: 10px;
    border-radius: ${size['radius-small']};
    color: ${color.text};
    line-height: 1.4;
    text-decoration: none;
  }
  & [data-slot='link']:focus-visible {
    outline-offset: -2px;
  }
  & [data-slot='link']:hover {
    background: ${color.hover};
  }
  & :is([data-slot='link'], [data-slot='heading']) > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color['text-muted']};
  }
  & [data-slot='link'] > [data-slot='external'] {
    inline-size: 1rem;
    block-size: 1rem;
  }
  & [data-slot='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='link'][aria-current] {
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
    font-weight: 500;
  }
  & [data-slot='link'][aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 9px;
    inset-inline-start: 0;
    border-inline-start: 3px solid ${color['primary-text']};
    border-radius: 2px;
  }
  & [data-slot='link'][aria-disabled] {
    background: none;
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  & [data-slot='link']:is([aria-current], [aria-disabled]) > svg {
    color: inherit;
  }
  & [data-slot='error'] {
    padding-block: 8px;
    padding-inline: 10px;
    color: ${color['error-text']};
    line-height: 1.4;
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    /* Thinner than the focus ring, which replaces it. */
    & [data-slot='link'][aria-current]:not(:focus-visible) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
    & [data-slot='link'][aria-disabled] {
      color: GrayText;
    }
  }
`;
