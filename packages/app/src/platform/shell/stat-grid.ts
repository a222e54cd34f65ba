import { styled } from 'styled-components';

/** A grid of stats on one surface, separated by hairlines. An empty cell in the last row has none. */
export const StatGrid = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid var(--at-line);
  border-radius: var(--at-radius);
  background: var(--at-sheet);
  & > * {
    padding: 20px 24px;
    outline: 1px solid var(--at-line);
  }
`;
