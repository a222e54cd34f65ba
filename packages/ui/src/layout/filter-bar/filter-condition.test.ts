import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionsFromSearch, conditionsToSearch } from './condition-address.js';
import {
  meetsCondition,
  operatorsOf,
  readConditions,
  withConditions,
  type ConditionColumns,
  type FilterCondition,
} from './filter-condition.js';

const columns: ConditionColumns = {
  amount: 'number',
  received: 'date',
  note: 'text',
  state: 'options',
  urgent: 'boolean',
};

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const days = fc.constantFrom('2026-01-31', '2027-03-12', '2028-02-29');
const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const rangeOf = <T>(end: fc.Arbitrary<T>) =>
  fc.tuple(end, end, fc.constantFrom('from', 'to', 'both')).map(([one, two, ends]) => {
    const [from, to] = one <= two ? [one, two] : [two, one];
    return { from: ends === 'to' ? null : from, to: ends === 'from' ? null : to };
  });
const values: Record<FilterCondition['operator'], fc.Arbitrary<unknown>> = {
  contains: text,
  excludes: text,
  startsWith: text,
  endsWith: text,
  equals: text,
  equalTo: numbers,
  between: rangeOf(numbers),
  during: rangeOf(days),
  anyOf: fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
  noneOf: fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
  is: fc.boolean(),
  empty: fc.boolean(),
};
const conditions = fc.array(
  fc.oneof(
    ...Object.entries(values).map(([operator, value]) =>
      fc.record({ column: text, operator: fc.constant(operator), value }),
    ),
  ),
  { maxLength: 5 },
) as fc.Arbitrary<FilterCondition[]>;
const throughAddress = (list: readonly FilterCondition[]) =>
  conditionsFromSearch(new URLSearchParams(new URLSearchParams(conditionsToSearch(list)).toString()));

describe('readConditions', () => {
  it('reads what JSON stored', () => {
    fc.assert(
      fc.property(conditions, (list) => {
        expect(readConditions(JSON.parse(JSON.stringify(list)))).toEqual(
          JSON.parse(JSON.stringify(list)) as FilterCondition[],
        );
      }),
    );
  });

  it.each([
    ['an unknown operator', { column: 'amount', operator: 'near', value: 5 }],
    ['an operator that is a name of Object', { column: 'amount', operator: 'constructor', value: 5 }],
    ['a column that does not exist', { column: 'gone', operator: 'contains', value: 'a' }],
    ['an operator of another kind of column', { column: 'amount', operator: 'contains', value: '5' }],
    ['a number as text', { column: 'amount', operator: 'equalTo', value: '5' }],
    ['an infinite number', { column: 'amount', operator: 'equalTo', value: Infinity }],
    ['a range without ends', { column: 'amount', operator: 'between', value: { from: null, to: null } }],
    ['a reversed range', { column: 'received', operator: 'during', value: { from: '2027-02-01', to: '2027-01-01' } }],
    ['a day that does not exist', { column: 'received', operator: 'during', value: { from: '2027-02-30', to: null } }],
    ['an empty list', { column: 'state', operator: 'anyOf', value: [] }],
    ['an empty text', { column: 'note', operator: 'contains', value: '' }],
    ['no object', 'amount'],
  ])('drops %s and keeps the others', (_, input) => {
    const kept: FilterCondition = { column: 'amount', operator: 'between', value: { from: 5, to: null } };
    expect(readConditions([input, kept], columns)).toEqual([kept]);
  });

  it('returns nothing for anything that is not a list', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((input) => !Array.isArray(input)),
        (input) => {
          expect(readConditions(input, columns)).toEqual([]);
        },
      ),
    );
  });
});

describe('conditions in an address', () => {
  it('are the same after they were written and read', () => {
    fc.assert(
      fc.property(conditions, (list) => {
        expect(throughAddress(list)).toEqual(list);
      }),
    );
  });

  it('are readable', () => {
    expect(
      conditionsToSearch([
        { column: 'amount', operator: 'between', value: { from: 100_000, to: null } },
        { column: 'received', operator: 'during', value: { from: '2026-01-01', to: '2026-03-31' } },
        { column: 'state', operator: 'anyOf', value: ['open', 'on hold'] },
        { column: 'note', operator: 'contains', value: 'a:b,c..d' },
      ]).map(([, value]) => value),
    ).toEqual([
      'amount:between:100000..',
      'received:during:2026-01-01..2026-03-31',
      'state:anyOf:open,on%20hold',
      'note:contains:a%3Ab%2Cc%2E%2Ed',
    ]);
  });

  it('are ignored if they are damaged, whatever was typed', () => {
    const typed = new URLSearchParams([
      ['filter', 'amount:between:5..x'],
      ['filter', 'amount:between:1..2..3'],
      ['filter', 'amount:equalTo:0x10'],
      ['filter', 'note:contains:%E0%A4%A'],
      ['filter', 'note'],
      ['filter', 'urgent:is:yes'],
      ['filter', 'urgent:is:true'],
    ]);
    expect(conditionsFromSearch(typed, columns)).toEqual([{ column: 'urgent', operator: 'is', value: true }]);
    fc.assert(
      fc.property(fc.string(), (entry) => {
        expect(() => conditionsFromSearch(new URLSearchParams([['filter', entry]]))).not.toThrow();
      }),
    );
  });
});

describe('withConditions', () => {
  const amount: FilterCondition = { column: 'amount', operator: 'equalTo', value: 5 };
  const state: FilterCondition = { column: 'state', operator: 'anyOf', value: ['open'] };

  it('replaces the conditions of a column in place, appends new ones, and removes', () => {
    const changed: FilterCondition = { column: 'amount', operator: 'equalTo', value: 6 };
    expect(withConditions([amount, state], 'amount', [changed])).toEqual([changed, state]);
    expect(withConditions([state], 'amount', [changed])).toEqual([state, changed]);
    expect(withConditions([amount, state], 'amount', [])).toEqual([state]);
  });
});

describe('meetsCondition', () => {
  it.each<[FilterCondition, unknown, boolean]>([
    [{ column: 'note', operator: 'contains', value: 'éLAN' }, 'Elan in the south', true],
    [{ column: 'note', operator: 'excludes', value: 'hail' }, 'Storm', true],
    [{ column: 'note', operator: 'startsWith', value: 'st' }, 'Storm', true],
    [{ column: 'note', operator: 'endsWith', value: 'st' }, 'Storm', false],
    [{ column: 'note', operator: 'equals', value: 'storm' }, 'Storm', true],
    [{ column: 'note', operator: 'equals', value: 'pécher' }, 'pêcher', false],
    [{ column: 'note', operator: 'contains', value: 'pécher' }, 'pêcher', true],
    [{ column: 'amount', operator: 'between', value: { from: 5, to: 10 } }, 10, true],
    [{ column: 'amount', operator: 'between', value: { from: 5, to: null } }, 4, false],
    [{ column: 'amount', operator: 'equalTo', value: 0 }, 0, true],
    [
      { column: 'received', operator: 'during', value: { from: '2027-03-12', to: '2027-03-12' } },
      '2027-03-12T23:59:00Z',
      true,
    ],
    [{ column: 'received', operator: 'during', value: { from: null, to: '2027-03-11' } }, '2027-03-12', false],
    [{ column: 'state', operator: 'anyOf', value: ['open'] }, ['paid', 'open'], true],
    [{ column: 'state', operator: 'noneOf', value: ['open'] }, 'paid', true],
    [{ column: 'urgent', operator: 'is', value: false }, false, true],
    [{ column: 'note', operator: 'empty', value: true }, '', true],
    [{ column: 'note', operator: 'empty', value: false }, 'x', true],
  ])('%o of %o is %s', (condition, value, expected) => {
    expect(meetsCondition(condition, value)).toBe(expected);
  });

  it('lets a missing value meet nothing but an exclusion or a condition on missing values', () => {
    fc.assert(
      fc.property(conditions, fc.constantFrom(null, undefined, '', []), (list, missing) => {
        for (const condition of list) {
          const expected =
            condition.operator === 'empty'
              ? condition.value
              : condition.operator === 'excludes' || condition.operator === 'noneOf';
          expect(meetsCondition(condition, missing)).toBe(expected);
        }
      }),
    );
  });
});

describe('operatorsOf', () => {
  it('offers missing values for every kind, after the usual operator', () => {
    for (const kind of Object.values(columns)) {
      expect(operatorsOf(kind).at(-1)).toBe('empty');
      expect(operatorsOf(kind).length).toBeGreaterThan(1);
    }
  });
});
