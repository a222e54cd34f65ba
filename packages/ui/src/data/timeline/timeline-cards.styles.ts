import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  overflow-wrap: anywhere;
  & button:not([data-part]) {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: ${size.target};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  & [aria-expanded='false'] > svg {
    rotate: calc(-90deg * var(--at-dir));
  }
  & > [data-slot='card-group'] {
    margin-block-start: 8px;
    font-weight: 600;
  }
  & > [data-slot='card'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    min-inline-size: 0;
    padding: 10px 12px;
    border: 1px solid ${color.line};
    border-radius: ${size.radius};
    background: ${color.sheet};
    content-visibility: auto;
    contain-intrinsic-block-size: auto 4.5rem;
  }
  & [data-slot='card-label'] {
    flex: 1;
    min-inline-size: 0;
    font-weight: 500;
  }
  & [data-slot='end'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  & > [data-slot='card-group'] [data-slot='end'] {
    margin-inline-start: auto;
  }
  & button[aria-expanded] > [data-slot='end'] {
    flex: none;
    max-inline-size: 50%;
    overflow-wrap: normal;
  }
  & [data-slot='description'] {
    display: block;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 400;
  }
  & [data-slot='strip'] {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 2px;
    max-inline-size: 24rem;
  }
  & [data-slot='month'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
    text-align: center;
  }
  & [data-slot='month'] > span:first-child {
    display: block;
    box-sizing: border-box;
    block-size: 14px;
    border: 1px solid ${color['line-strong']};
    border-radius: 2px;
    background: linear-gradient(to top, ${color['text-muted']} calc(var(--fill) * 100%), transparent 0);
  }
  & [data-slot='card'] > ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & button[data-slot='entry']:not([data-part]) {
    justify-content: space-between;
    flex-wrap: wrap;
    min-block-size: 2.75rem;
    border-block-start: 1px solid ${color.line};
  }
  & button[data-slot='entry'][data-selected]:not([data-part]) {
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
  }
  @media (forced-colors: active) {
    & [data-slot='month'] > span:first-child {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: linear-gradient(to top, CanvasText calc(var(--fill) * 100%), Canvas 0);
    }
  }
`;
