import type { ReadCell } from '@attesta/domain/statistics/read-cells';
import { useCallback } from 'react';
import { useHiddenReason } from './use-portal-chart';

/** Returns a function that makes a value of a chart from a cell. */
export function useReadCell() {
  const hidden = useHiddenReason();
  return useCallback(
    (cell: ReadCell, note?: string) =>
      cell.state === 'shown' ? { value: cell.value, note } : { value: null, withheld: hidden(cell.state) },
    [hidden],
  );
}
