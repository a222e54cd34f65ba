import { shortDate } from '../../foundation/dates/date-format.js';
import { formatWithUnit, writingOf, type NumberFormat } from '../../inputs/number-field/number-format.js';
import type { FilterBarLabels } from './filter-bar-labels.js';
import type { FilterValues } from './filter-bar-state.js';
import { withConditions, type ConditionRange, type FilterCondition } from './filter-condition.js';

interface ConditionFilterBase {
  /** Column of the conditions. Unique among all filters. */
  id: string;
  label: string;
}

/** A filter by a period, by an amount, or by a text that a column contains. */
export type ConditionFilter =
  | (ConditionFilterBase & {
      kind: 'date';
      /** The first day that can be chosen, `YYYY-MM-DD`. */
      min?: string | undefined;
      /** The last day that can be chosen, `YYYY-MM-DD`. */
      max?: string | undefined;
    })
  | (ConditionFilterBase & { kind: 'number'; format?: NumberFormat | undefined })
  | (ConditionFilterBase & { kind: 'text' });

/** Returns the condition of a filter, or undefined. Conditions of another kind are ignored. */
export function conditionOf(
  { id, kind }: ConditionFilter,
  conditions: readonly FilterCondition[],
): FilterCondition | undefined {
  const operator = { date: 'during', number: 'between', text: 'contains' }[kind];
  return conditions.find((each) => each.column === id && each.operator === operator);
}

/** Returns the conditions of filters that have one, in the order of the filters. */
export const appliedConditions = (filters: readonly ConditionFilter[], conditions: readonly FilterCondition[]) =>
  filters.flatMap((filter) => {
    const condition = conditionOf(filter, conditions);
    return condition ? [{ filter, condition }] : [];
  });

/** Returns the conditions after a filter got a new range or text, or none if it is empty. */
export function withValue(
  conditions: readonly FilterCondition[],
  filter: ConditionFilter,
  value: ConditionRange<string> | ConditionRange<number> | string,
): FilterCondition[] {
  const isEmpty = typeof value === 'string' ? value.trim() === '' : value.from === null && value.to === null;
  const operator = { date: 'during', number: 'between', text: 'contains' }[filter.kind];
  const condition = { column: filter.id, operator, value } as FilterCondition;
  return withConditions(conditions, filter.id, isEmpty ? [] : [condition]);
}

/** Returns the conditions of other columns. */
export const withoutFilters = (
  filters: readonly ConditionFilter[],
  conditions: readonly FilterCondition[],
): FilterCondition[] => conditions.filter((each) => filters.every(({ id }) => id !== each.column));

/** Returns the applied options of closed lists as conditions, for a server or a grid. */
export const conditionsOfValues = (values: FilterValues): FilterCondition[] =>
  Object.entries(values)
    .filter(([, applied]) => applied.length > 0)
    .map(([column, value]) => ({ column, operator: 'anyOf', value }));

/** Returns a condition in words, without its column: "from 1 Mar 2027", "€1,000 or more". */
export function conditionText(
  filter: ConditionFilter,
  { value }: FilterCondition,
  labels: FilterBarLabels,
  locale: string,
): string {
  if (typeof value === 'string') return labels.containing(value);
  const { from, to } = value as ConditionRange<string | number>;
  const writing = filter.kind === 'number' ? writingOf(locale, filter.format) : undefined;
  const shown = (end: string | number) =>
    typeof end === 'number' && writing ? formatWithUnit(end, writing) : shortDate(String(end), locale);
  if (from !== null && to !== null) return from === to ? shown(from) : labels.between(shown(from), shown(to));
  if (from !== null) return writing ? labels.atLeast(shown(from)) : labels.onOrAfter(shown(from));
  return writing ? labels.atMost(shown(to ?? 0)) : labels.onOrBefore(shown(to ?? ''));
}
