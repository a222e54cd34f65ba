import styled from 'styled-components';
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
    overflow: clip;
    overflow-clip-margin: 6px;
  }
  & ol[data-state='expanded'] {
    flex-wrap: wrap;
  }
  & ol[data-state='expanded'] li {
    max-inline-size: 100%;
  }
  & li {
    display: flex;
    align-items: center;
    flex: none;
    max-inline-size: 45%;
  }
  /* This page's name stands in its heading too: it gives way. */
  & li[data-last] {
    flex: 0 1 auto;
    min-inline-size: 0;
    max-inline-size: none;
  }
  & svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
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
  & ol[data-state='expanded'] [data-slot='step'] {
    white-space: normal;
    overflow-wrap: anywhere;
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
    padding: 0;
    border: 0;
    border-radius: ${size['radius-small']};
    background: ${color.hover};
    color: ${color.text};
    font: inherit;
    font-weight: 600;
    line-height: 1;
    cursor: pointer;
  }
  & button:hover {
    background: ${color['primary-tint']};
  }
`;
