import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const Root = styled.div`
  --ink: ${color.text};
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, auto);
  gap: 2px 12px;
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${size.body};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  & > [data-slot='value'] {
    font-weight: 600;
    text-align: end;
  }
  & > [data-slot='value'] > small {
    color: ${color['error-text']};
    font-size: ${size.small};
    font-weight: 500;
  }
  & > [data-slot='rail'] {
    grid-column: 1 / -1;
    padding-inline: 8px;
  }
  & svg {
    overflow: visible;
  }
  & > [data-slot='rail'] > svg {
    display: block;
    inline-size: 100%;
    block-size: 1.25rem;
  }
  &:dir(rtl) > [data-slot='rail'] > svg {
    scale: -1 1;
  }
  & [data-slot='track'] {
    fill: ${color['line-strong']};
  }
  & [data-slot='range'] {
    fill: ${color.sheet};
    stroke: ${color['text-muted']};
    stroke-width: 1.5;
  }
  & [data-slot='mark'] {
    fill: var(--ink);
    stroke: ${color.sheet};
    stroke-width: 1.5;
  }
  &:is([data-state='below'], [data-state='above']) {
    --ink: ${color['error-text']};
  }
  & > [data-slot='ends'] {
    grid-column: 1 / -1;
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  @media (forced-colors: active) {
    --ink: CanvasText;
    & [data-slot='track'] {
      fill: CanvasText;
    }
    & [data-slot='range'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    & [data-slot='mark'] {
      fill: Highlight;
      stroke: Canvas;
    }
  }
`;
