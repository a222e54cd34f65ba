import { styled } from 'styled-components';

/** Sentences below each other, where the frame around them gives size and tone. */
export const Paragraphs = styled.div`
  display: grid;
  gap: 8px;
  max-inline-size: 62ch;
  & > p {
    margin: 0;
  }
  & > p:empty {
    display: none;
  }
`;
