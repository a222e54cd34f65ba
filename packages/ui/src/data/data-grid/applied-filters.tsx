'use client';
import { Chip } from '../../display/chip/index.js';
import type { TableColumn } from '../../display/table/index.js';
import type { FilterCondition } from '../../layout/filter-bar/filter-condition.js';
import type { DataGridLabels } from './data-grid-labels.js';
import { filterText } from './filter-text.js';

interface AppliedFiltersProps<R> {
  filters: readonly FilterCondition[];
  columns: readonly TableColumn<R>[];
  labels: DataGridLabels;
  locale: string;
  onChange: (filters: readonly FilterCondition[]) => void;
}

/** The applied filters as chips that can be removed. */
export function AppliedFilters<R>({ filters, columns, labels, locale, onChange }: AppliedFiltersProps<R>) {
  return (
    <ul data-slot="applied" aria-label={labels.appliedFilters}>
      {filters.map((condition) => {
        const text = filterText(condition, columns, labels, locale);
        return (
          <li key={text}>
            <Chip removeLabel={labels.remove} onRemove={() => onChange(filters.filter((each) => each !== condition))}>
              {text}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
