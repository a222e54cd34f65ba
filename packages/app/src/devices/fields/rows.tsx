import { Button } from '@attesta/ui/inputs/button';
import { IconButton } from '@attesta/ui/inputs/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.fieldset`
  display: grid;
  gap: 12px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    /* Its fields say the same to the eye. */
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > [data-slot='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: start;
  }
  & > [data-slot='row'] > [data-slot='remove'] {
    margin-block-start: 26px;
  }
  & > [data-slot='row'] > [data-slot='fields'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: 12px;
    min-inline-size: 0;
  }
  & > [data-slot='note'] {
    margin: 0;
    font-size: var(--at-small);
    color: var(--at-text-muted);
  }
  & > [data-slot='add'] {
    justify-self: start;
  }
`;

interface RowsProps {
  id: string;
  label: string;
  help?: string;
  rows: readonly { key: string; content: ReactNode }[];
  add: string;
  remove: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** How many rows at least stay. */
  least?: number;
  most: number;
}

/** Several entries of the same kind, one below the other, that can be added and taken out. */
export function Rows({ id, label, help, rows, add, remove, onAdd, onRemove, least = 0, most }: RowsProps) {
  return (
    <Root id={id}>
      <legend>{label}</legend>
      {rows.map(({ key, content }, index) => (
        <div data-slot="row" key={key}>
          <div data-slot="fields">{content}</div>
          {rows.length > least && (
            <span data-slot="remove">
              <IconButton label={`${remove} (${index + 1})`} onClick={() => onRemove(index)}>
                <Trash2 aria-hidden />
              </IconButton>
            </span>
          )}
        </div>
      ))}
      {help && <p data-slot="note">{help}</p>}
      {rows.length < most && (
        <span data-slot="add">
          <Button variant="text" size="small" start={<Plus aria-hidden />} onClick={onAdd}>
            {add}
          </Button>
        </span>
      )}
    </Root>
  );
}
