'use client';
import { ChevronDown } from '../../foundation/glyphs.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Button } from '../../inputs/button/index.js';
import { Menu, MenuCheckboxItem, MenuRadioGroup, MenuRadioItem } from '../../overlays/menu/index.js';
import { appliedOptions, toggledOption, withOptions, type Filter, type FilterValues } from './filter-bar-state.js';
import type { FilterBarLabels } from './filter-bar-labels.js';

interface FilterMenuProps {
  filter: Filter;
  values: FilterValues;
  labels: FilterBarLabels;
  onChange: (values: FilterValues) => void;
}

/** The number of applied options after the name of a button: a figure, and words for screen readers. */
export const AppliedCount = ({ count, labels }: { count: number; labels: FilterBarLabels }) =>
  count > 0 ? (
    <>
      <span data-slot="applied-count" aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{labels.applied(count)}</VisuallyHidden>
    </>
  ) : null;

/** A button with a menu of the options of one filter. The menu stays open while several options can be applied. */
export function FilterMenu({ filter, values, labels, onChange }: FilterMenuProps) {
  const applied = appliedOptions(filter, values).map((option) => option.value);
  const trigger = (
    <Button
      variant="outlined"
      tone="neutral"
      data-applied={applied.length > 0 || undefined}
      end={
        <>
          <AppliedCount count={applied.length} labels={labels} />
          <ChevronDown aria-hidden />
        </>
      }
    >
      {filter.label}
    </Button>
  );
  const countOf = (count: number | undefined) =>
    count === undefined ? undefined : { description: labels.results(count) };
  return (
    <Menu trigger={trigger} label={filter.label}>
      {filter.single ? (
        <MenuRadioGroup
          label={filter.label}
          value={applied[0] ?? ''}
          onValueChange={(value) => onChange(withOptions(values, filter.id, value ? [value] : []))}
        >
          <MenuRadioItem value="">{labels.any}</MenuRadioItem>
          {filter.options.map(({ value, label, count }) => (
            <MenuRadioItem key={value} value={value} {...countOf(count)}>
              {label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      ) : (
        filter.options.map(({ value, label, count }) => (
          <MenuCheckboxItem
            key={value}
            {...countOf(count)}
            checked={applied.includes(value)}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={() => onChange(toggledOption(filter, values, value))}
          >
            {label}
          </MenuCheckboxItem>
        ))
      )}
    </Menu>
  );
}
