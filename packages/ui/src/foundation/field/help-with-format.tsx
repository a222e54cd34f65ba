import type { ReactNode } from 'react';

/** Returns the help of a field followed by the format of what is typed, such as MM/DD/YYYY. */
export const helpWithFormat = (help: ReactNode, format: string): ReactNode =>
  help ? (
    <>
      {help} <bdi data-slot="format">{format}</bdi>
    </>
  ) : (
    <bdi data-slot="format">{format}</bdi>
  );
