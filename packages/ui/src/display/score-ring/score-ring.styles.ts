import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';

export const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--size);
  block-size: var(--size);
  vertical-align: middle;
  color: ${color.text};
  font-size: calc(var(--size) * 0.27); /* as large as fits inside the ring */
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    rotate: -87deg;
  }
  &:dir(rtl) > svg {
    rotate: -93deg;
    scale: 1 -1;
  }
  & [data-slot='track'] {
    stroke: var(--score-ring-track, ${color['line-strong']});
    stroke-width: 1.25;
  }
  & [data-slot='fill'] {
    stroke: var(--score-ring-ink, ${color.primary});
    stroke-width: 4;
  }
  @media (forced-colors: active) {
    & [data-slot='track'],
    & [data-slot='fill'] {
      stroke: CanvasText;
    }
  }
`;
