import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  & > [data-slot='label'] {
    font-size: var(--at-small);
    font-weight: 500;
  }
  & > [data-slot='help'] {
    color: var(--at-text-muted);
    font-size: var(--at-small);
  }
`;

/** A value among the fields of a form that follows from other answers. */
export function ReadOnly({ label, help, children }: { label: ReactNode; help?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <span data-slot="label" id={id}>{label}</span>
      <div>{children}</div>
      {help && <span data-slot="help">{help}</span>}
    </Root>
  );
}
