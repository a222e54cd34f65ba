'use client';
import { Suspense, type ReactElement } from 'react';
import { Button } from '../../inputs/button/index.js';
import { Checkbox } from '../../inputs/checkbox/index.js';
import { RadioGroup } from '../../inputs/radio-group/index.js';
import { Drawer } from '../../overlays/drawer/index.js';
import type { ConditionFieldsProps } from './condition-fields.js';
import type { ConditionFilter } from './condition-filter.js';
import { LazyConditionFields } from './condition-menu.js';
import type { FilterBarLabels } from './filter-bar-labels.js';
import {
  appliedOptions,
  toggledOption,
  withOptions,
  type Filter,
  type FilterOption,
  type FilterValues,
} from './filter-bar-state.js';
import { DrawerFilters } from './filter-bar.styles.js';

interface FilterDrawerProps {
  trigger: ReactElement;
  filters: readonly Filter[];
  values: FilterValues;
  count: number | undefined;
  labels: FilterBarLabels;
  onChange: (values: FilterValues) => void;
  /** Removes the options and conditions of all filters. */
  onClear: () => void;
  conditionFilters: readonly ConditionFilter[];
  fields: Omit<ConditionFieldsProps, 'filter'>;
}

/** All filters below each other, for a narrow container. Changes apply at once; the button shows the results. */
export function FilterDrawer({
  trigger,
  filters,
  values,
  count,
  labels,
  onChange,
  onClear,
  conditionFilters,
  fields,
}: FilterDrawerProps) {
  const withResults = ({ value, label, count: results }: FilterOption) => ({
    value,
    label,
    ...(results !== undefined && { description: labels.results(results) }),
  });
  return (
    <Drawer
      side="bottom"
      trigger={trigger}
      title={labels.filters}
      labels={{ close: labels.close }}
      actions={(close) => (
        <>
          <Button variant="text" tone="neutral" onClick={onClear}>
            {labels.clearAll}
          </Button>
          <Button onClick={close}>{labels.show(count)}</Button>
        </>
      )}
    >
      <DrawerFilters>
        {filters.map((filter) => {
          const applied = appliedOptions(filter, values).map((option) => option.value);
          if (filter.single)
            return (
              <RadioGroup
                key={filter.id}
                label={filter.label}
                options={[{ value: '', label: labels.any }, ...filter.options.map(withResults)]}
                value={applied[0] ?? ''}
                onValueChange={(value) => onChange(withOptions(values, filter.id, value ? [value] : []))}
              />
            );
          return (
            <fieldset key={filter.id}>
              <legend>{filter.label}</legend>
              {filter.options.map(({ value, label, count: results }) => (
                <Checkbox
                  key={value}
                  label={label}
                  help={results === undefined ? undefined : labels.results(results)}
                  checked={applied.includes(value)}
                  onCheckedChange={() => onChange(toggledOption(filter, values, value))}
                />
              ))}
            </fieldset>
          );
        })}
        {conditionFilters.map((filter) => (
          <Suspense key={filter.id}>
            <LazyConditionFields filter={filter} {...fields} />
          </Suspense>
        ))}
      </DrawerFilters>
    </Drawer>
  );
}
