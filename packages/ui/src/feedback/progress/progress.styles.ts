import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

const run = keyframes`
  from { transform: translateX(calc(-100% * var(--at-dir))); }
  to { transform: translateX(calc(300% * var(--at-dir))); }
`;
const pulse = keyframes`
  50% { opacity: 0.35; }
`;
const turn = keyframes`
  to { rotate: 360deg; }
`;

export const BarRoot = styled.div`
  min-inline-size: 0;
  font-size: ${size.body};
  & > [data-slot='words'] {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    margin-block-end: 6px;
    overflow-wrap: anywhere;
  }
  & > [data-slot='hidden-words'] {
    ${visuallyHidden}
  }
  & [data-slot='value'] {
    flex: none;
    color: ${color['text-muted']};
  }
  & > [data-slot='track'] {
    display: block;
    block-size: 6px;
    border-radius: 3px;
    background: ${color.line};
    overflow: hidden;
  }
  & [data-slot='fill'] {
    display: block;
    block-size: 100%;
    inline-size: calc(var(--share) * 100%);
    border-radius: inherit;
    background: ${color.primary};
  }
  &[data-indeterminate] [data-slot='fill'] {
    inline-size: 33%;
    animation: ${run} 1.4s ${size.ease} infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] [data-slot='fill'] {
      inline-size: 100%;
      animation: ${pulse} 3s ease-in-out infinite;
    }
  }
  @media (forced-colors: active) {
    & > [data-slot='track'] {
      border: 1px solid CanvasText;
    }
    & [data-slot='fill'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const RingRoot = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  max-inline-size: 100%;
  font-size: ${size.body};
  & > svg {
    flex: none;
    inline-size: var(--size);
    block-size: var(--size);
    rotate: -90deg;
    scale: 1 var(--at-dir);
    fill: none;
    stroke-width: 3.5;
  }
  & > [data-slot='words'] {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='value'] {
    justify-self: start;
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  & > [data-slot='hidden-words'] {
    ${visuallyHidden}
  }
  & [data-slot='track'] {
    stroke: ${color.line};
  }
  & [data-slot='fill'] {
    stroke: ${color.primary};
    stroke-dasharray: var(--share) 1;
  }
  &[data-indeterminate] [data-slot='fill'] {
    stroke-dasharray: 0.25 1;
    transform-origin: center;
    animation: ${turn} 0.9s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] [data-slot='fill'] {
      animation-duration: 4s;
    }
  }
  @media (forced-colors: active) {
    & [data-slot='track'] {
      stroke: GrayText;
    }
    & [data-slot='fill'] {
      stroke: Highlight;
    }
  }
`;
