import { Group } from '@attesta/ui/layout/group';
import type { ReactNode } from 'react';

/** The buttons at the end of a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <Group justify="end" gap={12}>
      {children}
    </Group>
  );
}
