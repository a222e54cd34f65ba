import { styled } from 'styled-components';
import { from, size } from '../../theme/tokens.js';
import { messageSurface } from '../alert/alert.styles.js';

export const Root = styled.div`
  ${messageSurface}
  padding-inline: ${size['main-padding']};
  border-block-end: 1px solid var(--edge);
  /* Title and text are on one line on wide pages. */
  ${from('md')} {
    & [data-slot='words'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 12px;
      max-inline-size: none;
    }
    & [data-slot='title'] + [data-slot='text'] {
      margin-block-start: 0;
    }
    & [data-slot='text'] {
      max-inline-size: 75ch;
    }
  }
`;

export const StackRoot = styled.section`
  &:empty {
    display: none; /* hides an empty landmark from screen readers */
  }
`;
