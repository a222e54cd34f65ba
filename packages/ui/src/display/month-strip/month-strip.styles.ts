import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';
import { fontOfMonths, markColors } from '../month-dial/month-marks.styles.js';

const styles = `
  position: relative;
  display: inline-block;
  flex: none;
  inline-size: 11.875rem; /* 190 px: in rem, so that it grows with the initials */
  max-inline-size: 100%;
  vertical-align: middle;
  view-transition-class: at-months;
  ${fontOfMonths}
  ${markColors}
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    overflow: visible;
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
  & [data-slot='target'] {
    fill: var(--month-today);
  }
  & > [data-slot='initials'] {
    display: none;
    grid-template-columns: repeat(12, minmax(0, 14fr));
    column-gap: calc(100% * 2 / 190);
    margin-block-start: 2px;
    color: ${color['text-muted']};
    font-size: 0.625rem;
    line-height: 1.2;
    text-align: center;
  }
  & > [data-slot='initials'] > :first-child {
    color: ${color.text};
    font-weight: 600;
  }
  @media (min-width: 360px) {
    & > [data-slot='initials'] {
      display: grid;
    }
  }
`;

export const Root = styled.div`
  ${styles}
`;
