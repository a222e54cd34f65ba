import { Grid } from '@attesta/ui/layout/grid';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Fields = styled(Grid)`
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

/** Related fields in two columns, or in one if the width does not allow two. `data-wide` gives a field both columns. */
export function FieldGroup({ children }: { children: ReactNode }) {
  return (
    <Fields minColumn={240} columns={2} align="start">
      {children}
    </Fields>
  );
}
