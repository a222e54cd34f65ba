import { styled } from 'styled-components';
import { gapStyles } from '../stack/gap.js';

const styles = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  ${gapStyles}
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-nowrap] {
    flex-wrap: nowrap;
  }
  :where(& > *) {
    min-inline-size: 0;
    max-inline-size: 100%;
    margin-block: 0;
  }
  &[data-nowrap] > * {
    flex-shrink: 1;
  }
  &[data-grow] > * {
    flex: 1 1 7.5rem; /* wraps if the share of each child is narrower than this */
  }
  &[data-grow][data-nowrap] > * {
    flex-basis: 0;
  }
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Root = styled.div`
  ${styles}
`;
