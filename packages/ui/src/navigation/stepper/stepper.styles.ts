import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

const vertical = `
  flex-direction: column;
  gap: 0;
  & li {
    flex-direction: row;
    gap: 12px;
    padding-block-end: 20px;
  }
  & li:last-child {
    padding-block-end: 0;
  }
  & li::after {
    inset-block: 32px 4px;
    inset-inline: 13.5px auto;
    inline-size: 1px;
    block-size: auto;
  }
`;

export const Root = styled.div`
  container-type: inline-size;
  color: ${color.text};
  & > ol {
    display: flex;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-inline-size: 0;
  }
  & li::after {
    content: '';
    position: absolute;
    inset-block-start: 13.5px;
    inset-inline: 38px -4px;
    block-size: 1px;
    background: ${color['line-strong']};
  }
  & li:last-child::after {
    content: none;
  }
  & [data-slot='marker'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 1px solid ${color['line-strong']};
    border-radius: 50%;
    background: ${color.sheet};
    color: ${color['text-muted']};
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1;
  }
  & [data-slot='marker'] > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  & [data-state='current'] > [data-slot='marker'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color['on-primary']};
  }
  & [data-state='done'] > [data-slot='marker'] {
    border-color: ${color['primary-text']};
    color: ${color['primary-text']};
  }
  & [data-state='error'] > [data-slot='marker'] {
    border-color: ${color['error-text']};
    color: ${color['error-text']};
  }
  & [data-slot='words'] {
    min-inline-size: 0;
    padding-block-start: 3px;
    overflow-wrap: anywhere;
  }
  & [data-slot='label'] {
    appearance: none;
    display: inline;
    padding: 0;
    border: 0;
    background: none;
    color: ${color['text-muted']};
    font: inherit;
    text-align: start;
  }
  & [data-state='current'] [data-slot='label'] {
    color: ${color.text};
    font-weight: 600;
  }
  & [data-state='done'] [data-slot='label'] {
    color: ${color.text};
  }
  & [data-state='error'] [data-slot='label'] {
    color: ${color['error-text']};
    font-weight: 500;
  }
  & button[data-slot='label'] {
    display: inline-block;
    min-block-size: ${size.target};
    margin-block: -1px; /* a target of 24 px in a line of 22 px */
    border-radius: 2px;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  & button[data-slot='label']:focus-visible {
    outline-offset: 1px;
  }
  & button[data-slot='label']:hover {
    text-decoration-thickness: 2px;
  }
  & [data-slot='description'] {
    display: block;
    margin-block-start: 3px;
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  &[data-orientation='vertical'] > ol {
    ${vertical}
  }
  @container (inline-size < 35rem) {
    &[data-orientation='auto'] > ol {
      ${vertical}
    }
  }
  @media (forced-colors: active) {
    & li::after {
      background: CanvasText;
    }
    & [data-state='current'] > [data-slot='marker'] {
      border-width: 3px;
    }
  }
`;
