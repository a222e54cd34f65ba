import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';
import { gapStyles } from './gap.js';

const styles = `
  display: flex;
  flex-direction: column;
  align-items: stretch;
  min-inline-size: 0;
  ${gapStyles}
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  :where(& > *) {
    min-inline-size: 0;
    max-inline-size: 100%;
    margin-block: 0;
  }
  & > [data-slot='line'] {
    align-self: stretch;
    border-block-start: 1px solid ${color.line};
  }
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  &:is(ul, ol)[data-divider] {
    gap: 0;
  }
  &[data-divider] > li {
    align-self: stretch;
    padding-block: var(--gap);
  }
  &[data-divider] > li + li {
    border-block-start: 1px solid ${color.line};
  }
  &[data-divider] > li:first-child {
    padding-block-start: 0;
  }
  &[data-divider] > li:last-child {
    padding-block-end: 0;
  }
`;

export const Root = styled.div`
  ${styles}
`;
