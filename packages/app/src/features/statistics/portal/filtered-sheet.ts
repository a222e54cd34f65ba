import { styled } from 'styled-components';
import { ChartSheet } from '../charts/chart-sheet';

/** The surface of a chart with a filter above it. */
export const FilteredSheet = styled(ChartSheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > [data-slot='filter'] {
    max-inline-size: 28rem;
  }
`;
