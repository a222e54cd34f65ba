import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';

export const Root = styled.span`
  display: inline-block;
  flex: none;
  color: ${color.text};
  vertical-align: middle;
  & > svg {
    display: block;
    fill: none;
  }
  & g {
    rotate: -87deg;
    transform-origin: 24px 24px;
  }
  &:dir(rtl) g {
    rotate: 87deg;
    scale: -1 1;
  }
  & [data-slot='track'] {
    stroke: var(--score-ring-track, ${color['line-strong']});
    stroke-width: 1.25;
  }
  & [data-slot='fill'] {
    stroke: var(--score-ring-ink, ${color.primary});
    stroke-width: 4;
  }
  & [data-slot='value'] {
    fill: currentColor;
    direction: ltr;
    dominant-baseline: central;
    text-anchor: middle;
    font-size: 13px; /* of 48, scales with the ring */
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    & [data-slot='track'],
    & [data-slot='fill'] {
      stroke: CanvasText;
    }
    & [data-slot='value'] {
      fill: CanvasText;
    }
  }
`;
