import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Column = styled.div`
  display: grid;
  gap: 20px;
  outline: none;
`;

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Replaces a submitted form. Receives focus, which would otherwise be lost with the form. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <Column ref={focus} tabIndex={-1}>
      {children}
    </Column>
  );
}
