import { styled } from 'styled-components';

/** The labels before and after copying in one place, so that the button keeps its width when its label changes. */
export const Label = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  overflow-wrap: anywhere;
  text-align: start;
  & > span {
    grid-area: 1 / 1;
  }
  & > span:not([data-shown]) {
    visibility: hidden;
  }
`;
