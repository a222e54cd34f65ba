import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const Root = styled.nav`
  min-inline-size: 0;
  color: ${color['text-muted']};
  font-size: ${size.body};
  line-height: 1.4;
  & ol {
    display: flex;
    align-items: center;
    margin: 0;
    margin-inline-start: -4px;
    padding: 0;
    list-style: none;
  }
  & ol:not([data-measured]) {
    overflow: clip;
    overflow-clip-margin: 6px;
  }
  & li {
    display: flex;
    align-items: center;
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: min(16em, 45%);
  }
  & li[data-overflow] {
    display: none;
  }
  /* Only the last step shrinks if the others fit, because the heading also shows the name of the current page. */
  & ol[data-measured] > li {
    flex-shrink: 0;
  }
  & ol > li[data-last] {
    flex-shrink: 1;
    max-inline-size: none;
  }
  & ol[data-measuring] > li {
    display: flex;
    flex-shrink: 0;
  }
  /* A focused step is shown in full, and the others shrink. */
  & ol:not([data-measuring]) > li:has(a:focus-visible) {
    flex-shrink: 0;
    max-inline-size: 100%;
  }
  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline: 2px;
    scale: var(--at-dir) 1;
  }
  & [data-slot='step'] {
    display: block;
    min-inline-size: 0;
    padding-block: 4px;
    padding-inline: 4px;
    border-radius: ${size['radius-small']};
    color: inherit;
    text-decoration: none;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Steps that do not fit, also with "…", are on further lines. Each has at most two lines until it is focused. */
  & ol[data-measured]:not([data-measuring]) {
    flex-wrap: wrap;
  }
  & ol[data-measured]:not([data-measuring]) > li {
    max-inline-size: min(16em, 100%);
  }
  & ol[data-measured]:not([data-measuring]) > li[data-last] {
    max-inline-size: 100%;
  }
  & ol[data-measured]:not([data-measuring]) [data-slot='step'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & ol[data-measured]:not([data-measuring]) a[data-slot='step']:focus-visible {
    -webkit-line-clamp: none;
  }
  & a[data-slot='step']:hover {
    color: ${color['primary-text']};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & [aria-current='page'] {
    color: ${color.text};
    font-weight: 500;
  }
  & button {
    appearance: none;
    min-inline-size: max(28px, ${size.target});
    min-block-size: max(24px, ${size.target});
    padding: 0 0 0.5em; /* the dots are on the text baseline; this centres them */
    border: 0;
    border-radius: ${size['radius-small']};
    background: ${color.hover};
    color: ${color.text};
    font: inherit;
    font-weight: 600;
    line-height: 1;
    cursor: pointer;
  }
  & button:is(:hover, [aria-expanded='true']) {
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
  }
`;
