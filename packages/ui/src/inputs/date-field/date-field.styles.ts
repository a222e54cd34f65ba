import { styled } from 'styled-components';

/** On right-to-left pages, a date is displayed in the order of its language and aligned to the inline start. */
export const Control = styled.div`
  &:dir(rtl) > input {
    unicode-bidi: plaintext;
    text-align: right;
  }
`;
