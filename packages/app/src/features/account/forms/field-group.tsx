import { Grid } from '@attesta/ui/layout/grid';
import type { ReactNode } from 'react';

/** Related fields in two columns, or in one if the width does not allow two. A `GridItem` can cover both columns. */
export function FieldGroup({ children }: { children: ReactNode }) {
  return (
    <Grid minColumn={240} columns={2} align="start">
      {children}
    </Grid>
  );
}
