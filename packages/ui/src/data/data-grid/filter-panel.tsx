'use client';
import { useState, type FormEvent } from 'react';
import { textOf } from '../../foundation/compose.js';
import { Button } from '../../inputs/button/index.js';
import { CheckboxGroup } from '../../inputs/checkbox-group/index.js';
import { DateField } from '../../inputs/date-field/index.js';
import { NumberField } from '../../inputs/number-field/index.js';
import { RadioGroup } from '../../inputs/radio-group/index.js';
import { Select } from '../../inputs/select/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { Group } from '../../layout/group/index.js';
import { Stack } from '../../layout/stack/index.js';
import {
  operatorsOf,
  readConditions,
  type ConditionOperator,
  type FilterCondition,
} from '../../layout/filter-bar/filter-condition.js';
import { conditionColumns } from './grid-state.js';
import { GridPopover } from './grid-popover.js';
import type { PanelProps } from './panel-props.js';
import { isFilterable } from './grid-values.js';

/** What the fields contain, for all operators. */
interface Draft {
  text: string;
  number: number | null;
  from: number | null;
  to: number | null;
  start: string;
  end: string;
  options: readonly string[];
  yes: boolean;
}

/** Returns the fields of a condition. */
function draftOf(condition: FilterCondition | undefined): Draft {
  const draft: Draft = { text: '', number: null, from: null, to: null, start: '', end: '', options: [], yes: true };
  if (!condition) return draft;
  switch (condition.operator) {
    case 'between':
      return { ...draft, ...condition.value };
    case 'during':
      return { ...draft, start: condition.value.from ?? '', end: condition.value.to ?? '' };
    case 'anyOf':
    case 'noneOf':
      return { ...draft, options: condition.value };
    case 'equalTo':
      return { ...draft, number: condition.value };
    case 'is':
    case 'empty':
      return { ...draft, yes: condition.value };
    default:
      return { ...draft, text: condition.value };
  }
}

/** Returns the value that the fields describe. It may not be valid. */
function valueOfDraft(operator: ConditionOperator, draft: Draft): unknown {
  switch (operator) {
    case 'between':
      return { from: draft.from, to: draft.to };
    case 'during':
      return { from: draft.start || null, to: draft.end || null };
    case 'anyOf':
    case 'noneOf':
      return draft.options;
    case 'equalTo':
      return draft.number;
    case 'is':
    case 'empty':
      return draft.yes;
    default:
      return draft.text.trim();
  }
}

/** Adds or changes a filter: a column, a condition, and its value by the type of the column. */
export function FilterPanel<R>(props: PanelProps<R>) {
  const { grid, panel, close } = props;
  const { labels, state, setState, columns, locale } = grid;
  const filterable = columns.filter(isFilterable);
  const [id, setId] = useState(panel.column ?? panel.condition?.column ?? filterable[0]?.id ?? '');
  const column = filterable.find((each) => each.id === id);
  const operators = operatorsOf(column?.type ?? 'text');
  const before = state.filters.find((each) => each.column === id);
  const [chosen, setOperator] = useState<ConditionOperator | undefined>(before?.operator);
  const operator = chosen && operators.includes(chosen) ? chosen : (operators[0] as ConditionOperator);
  const [draft, setDraft] = useState(() => draftOf(before));
  const put = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const others = state.filters.filter((each) => each !== before);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [condition] = readConditions(
      [{ column: id, operator, value: valueOfDraft(operator, draft) }],
      conditionColumns(columns),
    );
    setState({ ...state, filters: condition ? [...others, condition] : others });
    close('apply');
  };
  const isText = ['contains', 'excludes', 'startsWith', 'endsWith', 'equals'].includes(operator);
  return (
    <GridPopover {...props} title={column ? labels.filterColumn(textOf(column.header)) : labels.filter}>
      <form onSubmit={apply} noValidate>
        <Stack gap={16}>
          <Select
            label={labels.column}
            value={id}
            options={filterable.map((each) => ({ value: each.id, label: textOf(each.header) }))}
            onValueChange={(next) => {
              setId(next);
              const condition = state.filters.find((each) => each.column === next);
              setOperator(condition?.operator);
              setDraft(draftOf(condition));
            }}
          />
          <Select
            label={labels.operator}
            value={operator}
            options={operators.map((value) => ({ value, label: labels.operators[value] }))}
            onValueChange={(next) => setOperator(next as ConditionOperator)}
          />
          {isText && (
            <TextField label={labels.value} value={draft.text} onChange={({ target }) => put({ text: target.value })} />
          )}
          {operator === 'equalTo' && (
            <NumberField
              label={labels.value}
              locale={locale}
              hideSteppers
              value={draft.number}
              onValueChange={(number) => put({ number })}
            />
          )}
          {operator === 'between' && (
            <>
              <NumberField
                label={labels.from}
                locale={locale}
                hideSteppers
                value={draft.from}
                onValueChange={(from) => put({ from })}
              />
              <NumberField
                label={labels.to}
                locale={locale}
                hideSteppers
                value={draft.to}
                onValueChange={(to) => put({ to })}
              />
            </>
          )}
          {operator === 'during' && (
            <>
              <DateField
                label={labels.from}
                locale={locale}
                value={draft.start}
                onValueChange={(start) => put({ start: start ?? '' })}
              />
              <DateField
                label={labels.to}
                locale={locale}
                value={draft.end}
                onValueChange={(end) => put({ end: end ?? '' })}
              />
            </>
          )}
          {(operator === 'anyOf' || operator === 'noneOf') && (
            <CheckboxGroup
              label={labels.value}
              options={column?.options ?? []}
              value={draft.options}
              onValueChange={(options) => put({ options })}
            />
          )}
          {(operator === 'is' || operator === 'empty') && (
            <RadioGroup
              label={labels.value}
              options={[
                { value: 'yes', label: labels.yes },
                { value: 'no', label: labels.no },
              ]}
              value={draft.yes ? 'yes' : 'no'}
              onValueChange={(value) => put({ yes: value === 'yes' })}
            />
          )}
          <Group>
            <Button type="submit" variant="filled">
              {labels.apply}
            </Button>
            {before && (
              <Button
                variant="text"
                tone="neutral"
                onClick={() => {
                  setState({ ...state, filters: others });
                  close('remove');
                }}
              >
                {labels.remove}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </GridPopover>
  );
}
