'use client';
import { useRef } from 'react';
import { Chip } from '../../display/chip/index.js';
import { Button } from '../../inputs/button/index.js';
import type { FilterBarLabels } from './filter-bar-labels.js';

/** An applied option or condition. */
export interface AppliedItem {
  key: string;
  text: string;
  remove: () => void;
}

interface AppliedListProps {
  applied: readonly AppliedItem[];
  labels: FilterBarLabels;
  /** Removes all filters and the search text. */
  onClear: () => void;
  /** Moves the focus to the first control of the bar, when the focused one is about to disappear. */
  focusStart: () => void;
}

/**
 * The applied filters as removable chips. After a removal, the focus moves to the next chip, otherwise to the previous
 * one, and after the last one to the start of the bar.
 */
export function AppliedList({ applied, labels, onClear, focusStart }: AppliedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (item: AppliedItem, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else focusStart();
    item.remove();
  };
  return (
    <>
      {applied.length > 0 && (
        <ul ref={list} data-slot="applied" aria-label={labels.appliedFilters}>
          {applied.map((item, index) => (
            <li key={item.key}>
              <Chip removeLabel={labels.remove} onRemove={() => remove(item, index)}>
                {item.text}
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
