import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';

/** On right-to-left pages, a number is displayed in the order of its digits and aligned to the inline start. */
export const Control = styled.div`
  & > input {
    font-variant-numeric: tabular-nums;
  }
  &:dir(rtl) > input {
    unicode-bidi: plaintext;
    text-align: right;
  }
  & > [data-slot='start'] + input {
    padding-inline-start: 6px;
  }
  & > [data-slot='end'] > [data-slot='unit'] {
    padding-inline-end: 6px;
  }
  & > * > [data-slot='unit'] {
    max-inline-size: 12ch;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > [data-slot='end'] > button + button {
    margin-inline-start: -3px;
  }
  & > [data-slot='end']:has(button) > [data-slot='unit'] {
    padding-inline-end: 9px;
    border-inline-end: 1px solid ${color.line};
  }
`;
