import { describe, expect, it } from 'vitest';
import {
  appliedConditions,
  conditionsOfValues,
  conditionText,
  withoutFilters,
  withValue,
  type ConditionFilter,
} from './condition-filter.js';
import { englishFilterBarLabels } from './filter-bar-labels.js';
import type { FilterCondition } from './filter-condition.js';

const amount: ConditionFilter = { id: 'amount', label: 'Amount', kind: 'number', format: { unit: 'kWh' } };
const received: ConditionFilter = { id: 'received', label: 'Received', kind: 'date' };
const note: ConditionFilter = { id: 'note', label: 'Note', kind: 'text' };
const period = (from: string | null, to: string | null): FilterCondition => ({
  column: 'received',
  operator: 'during',
  value: { from, to },
});
const range = (from: number | null, to: number | null): FilterCondition => ({
  column: 'amount',
  operator: 'between',
  value: { from, to },
});

it('applies the conditions of its filters only, and ignores those of another kind', () => {
  const other: FilterCondition = { column: 'amount', operator: 'equalTo', value: 5 };
  expect(appliedConditions([amount, received], [period('2027-03-01', null), other])).toEqual([
    { filter: received, condition: period('2027-03-01', null) },
  ]);
});

describe('withValue', () => {
  it('replaces the condition of a filter and keeps the others', () => {
    const before = [range(1, null), period('2027-03-01', null)];
    expect(withValue(before, amount, { from: 2, to: 3 })).toEqual([range(2, 3), period('2027-03-01', null)]);
  });
  it('removes a condition without a value', () => {
    expect(withValue([range(1, null)], amount, { from: null, to: null })).toEqual([]);
    expect(withValue([{ column: 'note', operator: 'contains', value: 'a' }], note, ' ')).toEqual([]);
  });
});

it('clears the conditions of the filters and keeps those of other columns', () => {
  const owner: FilterCondition = { column: 'owner', operator: 'equals', value: 'Ada' };
  expect(withoutFilters([amount, received], [range(1, 2), owner, period(null, '2027-03-01')])).toEqual([owner]);
});

it('turns applied options into conditions', () => {
  expect(conditionsOfValues({ state: ['open', 'paid'], branch: [] })).toEqual([
    { column: 'state', operator: 'anyOf', value: ['open', 'paid'] },
  ]);
});

describe('conditionText', () => {
  it.each<[ConditionFilter, FilterCondition, string]>([
    [received, period('2027-03-01', '2027-03-31'), '1 Mar 2027 to 31 Mar 2027'],
    [received, period('2027-03-01', '2027-03-01'), '1 Mar 2027'],
    [received, period('2027-03-01', null), 'from 1 Mar 2027'],
    [received, period(null, '2027-03-31'), 'until 31 Mar 2027'],
    [amount, range(1000, null), '1,000\u00A0kWh or more'],
    [amount, range(null, 0), '0\u00A0kWh or less'],
    [note, { column: 'note', operator: 'contains', value: 'hail' }, 'contains “hail”'],
  ])('%o, %o is "%s"', (filter, condition, text) => {
    expect(conditionText(filter, condition, englishFilterBarLabels, 'en-GB')).toBe(text);
  });
});
