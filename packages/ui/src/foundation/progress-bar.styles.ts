import { keyframes, styled } from 'styled-components';
import { color, size } from '../theme/tokens.js';
import { visuallyHidden } from './visually-hidden.js';

const run = keyframes`
  from { transform: translateX(calc(-100% * var(--at-dir))); }
  to { transform: translateX(calc(300% * var(--at-dir))); }
`;
const pulse = keyframes`
  50% { opacity: 0.35; }
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
