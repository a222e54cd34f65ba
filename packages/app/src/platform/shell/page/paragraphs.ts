import { styled } from 'styled-components';

/** Stacked paragraphs. Size and colour are inherited from the parent. */
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
