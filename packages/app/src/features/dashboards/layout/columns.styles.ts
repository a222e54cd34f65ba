import { styled } from 'styled-components';

/** The width of the page decides the number of columns, not that of the window, which contains the menu. */
export const Width = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  container: dashboard / inline-size;
`;

/** Two cards beside each other on a wide page. `data-split="side"`: the second one is narrow. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @container dashboard (min-width: 60rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-split='side'] {
      grid-template-columns: minmax(0, 1fr) 27rem;
    }
  }
`;
