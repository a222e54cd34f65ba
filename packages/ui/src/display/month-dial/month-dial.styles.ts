import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { fontOfMonths, markColors } from './month-marks.styles.js';

const styles = `
  position: relative;
  display: inline-grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  flex: none;
  inline-size: 4rem; /* in rem, so that the dial grows with the text in it */
  block-size: 4rem;
  max-inline-size: 100%;
  vertical-align: middle;
  view-transition-class: at-months;
  ${fontOfMonths}
  ${markColors}
  &[data-size='28'] {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
  &[data-size='160'] {
    inline-size: 10rem;
    block-size: 10rem;
  }
  &[data-size='320'] {
    inline-size: 20rem;
    block-size: auto;
    aspect-ratio: 1;
    container-type: inline-size;
  }
  & > svg {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
  & > [data-slot='centre'] {
    grid-area: 1 / 1;
    display: grid;
    justify-items: center;
    max-inline-size: 62%;
    pointer-events: none;
    text-align: center;
    overflow-wrap: anywhere;
  }
  & [data-slot='value'] {
    font-size: ${size.small};
    font-weight: 600;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  & [data-slot='caption'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
    line-height: 1.3;
    text-wrap: balance;
  }
  &[data-size='160'] [data-slot='value'] {
    font-size: ${size.h4};
  }
  &[data-size='320'] [data-slot='value'] {
    font-size: min(${size.h1}, 12cqi);
    letter-spacing: -0.02em;
  }
  &[data-size='320'] [data-slot='caption'] {
    font-size: min(${size.body}, 5cqi);
  }
`;

export const Root = styled.div`
  ${styles}
`;
