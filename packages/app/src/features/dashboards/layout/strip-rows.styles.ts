import { styled } from 'styled-components';

/** Rows with a strip of months, separated by hairlines, that reach the edges of a flush card. */
export const StripRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;
`;

/** A row: its name, the strip of months, and a figure at the end. In a narrow card, the strip is below the name. */
export const StripRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  padding: 12px var(--at-card-padding);
  & + & {
    border-block-start: 1px solid var(--at-line);
  }
  & > [data-slot='name'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='month-strip'] {
    grid-row: 2;
    grid-column: 1;
    align-self: start;
  }
  & > [data-slot='end'] {
    grid-column: 2;
    min-inline-size: 4.5rem;
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  @container (min-width: 30rem) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    & > [data-part='month-strip'] {
      grid-row: 1;
      grid-column: 2;
    }
    & > [data-slot='end'] {
      grid-column: 3;
    }
  }
  /* With large text, the initials of twelve months do not fit beside each other. */
  @container (max-width: 20rem) {
    & > [data-part='month-strip'] > [data-slot='initials'] {
      display: none;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;
