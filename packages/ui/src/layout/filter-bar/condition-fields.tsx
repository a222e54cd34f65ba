'use client';
import { useState } from 'react';
import { DateRangeField, type DateRange } from '../../inputs/date-range-field/index.js';
import { NumberField } from '../../inputs/number-field/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { conditionOf, withValue, type ConditionFilter } from './condition-filter.js';
import type { FilterBarLabels } from './filter-bar-labels.js';
import type { ConditionRange, FilterCondition } from './filter-condition.js';
import { ConditionColumn } from './filter-bar.styles.js';

export interface ConditionFieldsProps {
  filter: ConditionFilter;
  conditions: readonly FilterCondition[];
  locale: string;
  labels: FilterBarLabels;
  onChange: (conditions: FilterCondition[]) => void;
}

const noRange = { from: null, to: null };

/** The fields of a filter by a period, an amount or a text. A change applies when a field is left or Enter is pressed. */
export function ConditionFields({ filter, conditions, locale, labels, onChange }: ConditionFieldsProps) {
  const value = conditionOf(filter, conditions)?.value;
  if (filter.kind === 'text')
    return (
      <TextField
        label={labels.contains(filter.label)}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(withValue(conditions, filter, event.target.value))}
      />
    );
  if (filter.kind === 'date') return <Period {...{ filter, conditions, locale, labels, onChange }} />;
  const { from, to } = (value as ConditionRange<number> | undefined) ?? noRange;
  const change = (range: ConditionRange<number>) => onChange(withValue(conditions, filter, range));
  const shared = { locale, format: filter.format, hideSteppers: true } as const;
  return (
    <ConditionColumn role="group" aria-label={filter.label}>
      <NumberField
        {...shared}
        label={labels.from}
        value={from}
        max={to ?? undefined}
        onValueChange={(next) => change({ from: next, to })}
      />
      <NumberField
        {...shared}
        label={labels.to}
        value={to}
        min={from ?? undefined}
        onValueChange={(next) => change({ from, to: next })}
      />
    </ConditionColumn>
  );
}

/** A period. It is not applied while the last day is before the first, which the field explains. */
function Period({ filter, conditions, locale, onChange }: ConditionFieldsProps) {
  const [draft, setDraft] = useState<DateRange | null>(null);
  const { from, to } = (conditionOf(filter, conditions)?.value as ConditionRange<string> | undefined) ?? noRange;
  return (
    <DateRangeField
      label={filter.label}
      locale={locale}
      min={filter.kind === 'date' ? filter.min : undefined}
      max={filter.kind === 'date' ? filter.max : undefined}
      value={draft ?? { start: from ?? '', end: to ?? '' }}
      onValueChange={(range) => {
        const { start, end } = range;
        const isReversed = start !== '' && end !== '' && start > end;
        setDraft(isReversed ? range : null);
        if (!isReversed) onChange(withValue(conditions, filter, { from: start || null, to: end || null }));
      }}
    />
  );
}
