import { styled } from 'styled-components';

/** A date with its month in letters keeps its own order, and stands where the page's text begins. */
export const Control = styled.div`
  &:dir(rtl) > input {
    unicode-bidi: plaintext;
    text-align: right;
  }
`;
