import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.fieldset`
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-block-end: 6px;
    font-weight: 500;
  }
  & > [data-slot='help'] {
    color: var(--at-text-muted);
    font-size: var(--at-small);
  }
`;

/** A form field with a read-only value that is derived from other answers. */
export function ReadOnlyField({ label, help, children }: { label: ReactNode; help?: ReactNode; children: ReactNode }) {
  return (
    <Root>
      <legend>{label}</legend>
      <div>{children}</div>
      {help && <span data-slot="help">{help}</span>}
    </Root>
  );
}
