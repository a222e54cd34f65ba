import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';

export const Root = styled.span`
  --fill: ${color.primary};
  --on: ${color['on-primary']};
  &[data-tone='neutral'] {
    --fill: ${color.inverse};
    --on: ${color['on-inverse']};
  }
  &[data-tone='success'] {
    --fill: ${color.success};
    --on: ${color['on-success']};
  }
  &[data-tone='warning'] {
    --fill: ${color.warning};
    --on: ${color['on-warning']};
  }
  &[data-tone='error'] {
    --fill: ${color.error};
    --on: ${color['on-error']};
  }
  position: relative;
  display: inline-flex;
  flex: none;
  vertical-align: middle;
  & > [data-slot='mark'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 100%;
    display: grid;
    place-items: center;
    min-inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-block-start: -7px;
    margin-inline-start: -11px; /* the mark grows towards the inline end and does not cover the element */
    padding-inline: 5px;
    border-radius: 9px;
    background: var(--fill);
    color: var(--on);
    font-size: 0.6875rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    white-space: nowrap;
    pointer-events: none;
    /* Separates the mark from the element in the background colour. An outline does not affect layout. */
    outline: 2px solid var(--badge-background, ${color.sheet});
  }
  &[data-dot] > [data-slot='mark'] {
    min-inline-size: 0.625rem;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin-block-start: -2px;
    margin-inline-start: -8px;
    padding: 0;
    border-radius: 50%;
  }
  &[data-alone] > [data-slot='mark'] {
    position: static;
    margin: 0;
    outline: 0;
  }
  @media (forced-colors: active) {
    & > [data-slot='mark'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
      outline-color: Canvas;
    }
  }
`;
