'use client';
import { keepChecked } from '../../foundation/field/native-defaults.js';
import { useCallback, type ComponentPropsWithoutRef } from 'react';
import type { TableSelection } from './use-table-selection.js';

interface SelectAllProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'onChange'> {
  selection: TableSelection;
}

/** The checkbox that selects all rows. It is indeterminate while only some are selected. */
export function SelectAll({ selection: { state, disabled, selectAll }, ...rest }: SelectAllProps) {
  const setElement = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = state === 'some'; // a property without an attribute
      keepChecked(state === 'all')(element);
    },
    [state],
  );
  return (
    <input
      {...rest}
      ref={setElement}
      type="checkbox"
      data-slot="select"
      checked={state === 'all'}
      disabled={disabled}
      onChange={(event) => selectAll(event.target.checked)}
    />
  );
}
