import { keyframes, styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { visuallyHidden } from '../visually-hidden.js';

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
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
    inline-size: 100%;
    block-size: 6px;
    scale: ${size.dir} 1;
    border-radius: 3px;
    background: ${color.line};
    overflow: hidden;
  }
  & [data-slot='fill'] {
    fill: ${color.primary};
    transform-box: fill-box;
  }
  &[data-indeterminate] [data-slot='fill'] {
    animation: ${run} 1.4s ${size.ease} infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-indeterminate] [data-slot='fill'] {
      scale: 3 1; /* the whole track */
      animation: ${pulse} 3s ease-in-out infinite;
    }
  }
  @media (forced-colors: active) {
    & > [data-slot='track'] {
      border: 1px solid CanvasText;
    }
    & [data-slot='fill'] {
      fill: Highlight;
    }
  }
`;
