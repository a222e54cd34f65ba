import { keyframes, styled } from 'styled-components';
import { notches } from '../../foundation/progress/notches.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

const turn = keyframes`
  to { rotate: 360deg; }
`;

export const RingRoot = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  max-inline-size: 100%;
  font-size: ${size.body};
  & > svg {
    flex: none;
    rotate: -90deg;
    scale: 1 var(--at-dir);
    fill: none;
    stroke-width: 3.5;
    mask: ${notches};
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
  }
  &[data-indeterminate] [data-slot='fill'] {
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
