'use client';
import { useRef } from 'react';
import { Chip } from '../../display/chip/index.js';
import { Button } from '../../inputs/button/index.js';
import type { FilterBarLabels } from './filter-bar-labels.js';
import { toggledOption, type AppliedFilter, type FilterValues } from './filter-bar-state.js';

interface AppliedListProps {
  applied: readonly AppliedFilter[];
  values: FilterValues;
  labels: FilterBarLabels;
  onChange: (values: FilterValues) => void;
  /** Removes all filters and the search text. */
  onClear: () => void;
  /** Moves the focus to the first control of the bar, when the focused one is about to disappear. */
  focusStart: () => void;
}

/**
 * The applied filters as removable chips. After a removal, the focus moves to the next chip, otherwise to the previous
 * one, and after the last one to the start of the bar.
 */
export function AppliedList({ applied, values, labels, onChange, onClear, focusStart }: AppliedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ filter, option }: AppliedFilter, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else focusStart();
    onChange(toggledOption(filter, values, option.value));
  };
  return (
    <>
      {applied.length > 0 && (
        <ul ref={list} data-slot="applied" aria-label={labels.appliedFilters}>
          {applied.map((each, index) => (
            <li key={`${each.filter.id} ${each.option.value}`}>
              <Chip removeLabel={labels.remove} onRemove={() => remove(each, index)}>
                {labels.filterValue(each.filter.label, each.option.label)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        variant="text"
        onClick={() => {
          focusStart();
          onClear();
        }}
      >
        {labels.clearAll}
      </Button>
    </>
  );
}
