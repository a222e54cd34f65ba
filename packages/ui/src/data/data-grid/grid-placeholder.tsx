'use client';
import type { ReactNode } from 'react';
import { Button } from '../../inputs/button/index.js';
import type { DataGridLabels } from './data-grid-labels.js';
import type { GridColumn } from './grid-columns.js';

interface PlaceholderProps<R> {
  columns: readonly GridColumn<R>[];
  isLoading: boolean;
  hasError: boolean;
  error: ReactNode;
  isFiltered: boolean;
  empty: ReactNode;
  labels: DataGridLabels;
  onRetry: (() => void) | undefined;
  onClear: () => void;
}

const skeletonRows = [0, 1, 2, 3, 4, 5];

/** What a grid without rows shows: a skeleton while they load, why there are none, or that loading failed. */
export function GridPlaceholderText<R>({
  columns,
  isLoading,
  hasError,
  error,
  isFiltered,
  empty,
  labels,
  onRetry,
  onClear,
}: PlaceholderProps<R>) {
  if (isLoading) {
    return skeletonRows.map((index) => (
      <div key={index} role="row" aria-hidden data-slot="skeleton">
        {columns.map(({ id, column }) => (
          <div key={id} data-align={column?.align}>
            <span data-slot="bone" />
          </div>
        ))}
      </div>
    ));
  }
  let content: ReactNode = empty ?? labels.empty;
  if (hasError) {
    content = (
      <>
        <p>{error ?? labels.failed}</p>
        {onRetry && (
          <Button size="small" variant="outlined" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
      </>
    );
  } else if (isFiltered) {
    content = (
      <>
        <p>{labels.noResults}</p>
        <Button size="small" variant="outlined" onClick={onClear}>
          {labels.clearFilters}
        </Button>
      </>
    );
  }
  return (
    <div role="rowgroup">
      <div role="row" data-slot="placeholder-row">
        <div role="gridcell" data-slot="placeholder" aria-colspan={columns.length}>
          {content}
        </div>
      </div>
    </div>
  );
}
