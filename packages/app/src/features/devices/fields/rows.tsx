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
    /* Visually hidden: the labels of the fields show the same text. */
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > [data-slot='row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
  & > [data-slot='row'] > [data-slot='remove'] {
    margin-block-start: 26px;
    margin-inline-start: 8px;
  }
  & > [data-slot='row'] > [data-slot='fields'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: 12px 24px;
    min-inline-size: 0;
  }
  & > [data-slot='note'] {
    margin: 0;
    font-size: var(--at-small);
    color: var(--at-text-muted);
  }
  & > [data-slot='add'] {
    justify-self: start;
    margin-inline-start: -12px; /* aligns the label of the button with the fields */
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
  /** Minimum number of rows; default 0. */
  min?: number;
  max: number;
}

/** A list of field groups. The user can add and remove rows. */
export function Rows({ id, label, help, rows, add, remove, onAdd, onRemove, min = 0, max }: RowsProps) {
  return (
    <Root id={id}>
      <legend>{label}</legend>
      {rows.map(({ key, content }, index) => (
        <div data-slot="row" key={key}>
          <div data-slot="fields">{content}</div>
          {rows.length > min && (
            <span data-slot="remove">
              <IconButton label={`${remove} (${index + 1})`} onClick={() => onRemove(index)}>
                <Trash2 aria-hidden />
              </IconButton>
            </span>
          )}
        </div>
      ))}
      {help && <p data-slot="note">{help}</p>}
      {rows.length < max && (
        <span data-slot="add">
          <Button variant="text" size="small" start={<Plus aria-hidden />} onClick={onAdd}>
            {add}
          </Button>
        </span>
      )}
    </Root>
  );
}
