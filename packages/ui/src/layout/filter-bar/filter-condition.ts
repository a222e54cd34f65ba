import type { ConditionKind } from '../../foundation/condition-kind.js';
import { fold, wordKey } from '../../foundation/listbox/fold.js';
import { partsOf, type IsoDate } from '../../foundation/dates/calendar-dates.js';

/** An inclusive range; null for an open end. At least one end is set. */
export interface ConditionRange<T> {
  from: T | null;
  to: T | null;
}

/** The value of a condition, by operator. All values are JSON. */
interface ConditionValues {
  /** Text; compared without case and diacritics. */
  contains: string;
  excludes: string;
  startsWith: string;
  endsWith: string;
  equals: string;
  /** Number; an amount is in the smallest unit of its currency if the column is. */
  equalTo: number;
  between: ConditionRange<number>;
  /** Date, `YYYY-MM-DD`. A value with a time is compared by its date. */
  during: ConditionRange<IsoDate>;
  /** The value is one of these options, or none of them. */
  anyOf: readonly string[];
  noneOf: readonly string[];
  /** Yes or no. */
  is: boolean;
  /** Whether a value of any kind is missing. */
  empty: boolean;
}

export type ConditionOperator = keyof ConditionValues;

/**
 * A condition on the values of a column: serialisable data. TypeScript infers the type of `value` from `operator`. All
 * conditions of a list must be met.
 */
export type FilterCondition = {
  [Operator in ConditionOperator]: {
    /** Id of the column. */
    column: string;
    operator: Operator;
    value: ConditionValues[Operator];
  };
}[ConditionOperator];

const operators: Record<ConditionKind, readonly ConditionOperator[]> = {
  text: ['contains', 'excludes', 'startsWith', 'endsWith', 'equals', 'empty'],
  number: ['between', 'equalTo', 'empty'],
  date: ['during', 'empty'],
  options: ['anyOf', 'noneOf', 'empty'],
  boolean: ['is', 'empty'],
};

/** Returns the operators of a kind of column, the usual one first. */
export const operatorsOf = (kind: ConditionKind): readonly ConditionOperator[] => operators[kind];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isDate = (value: unknown): value is IsoDate => typeof value === 'string' && partsOf(value) !== null;
const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean';
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
const isRange =
  <T>(isEnd: (value: unknown) => value is T) =>
  (value: unknown): value is ConditionRange<T> => {
    if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return false;
    const ends = [value.from, value.to].filter((end) => end !== null);
    if (ends.length === 0 || !ends.every(isEnd)) return false;
    const [from, to] = ends;
    return from === undefined || to === undefined || from <= to;
  };

const checks: { [Operator in ConditionOperator]: (value: unknown) => value is ConditionValues[Operator] } = {
  contains: isText,
  excludes: isText,
  startsWith: isText,
  endsWith: isText,
  equals: isText,
  equalTo: isNumber,
  between: isRange(isNumber),
  during: isRange(isDate),
  anyOf: isList,
  noneOf: isList,
  is: isYesNo,
  empty: isYesNo,
};

/** The kind of each column by its id. */
export type ConditionColumns = Readonly<Record<string, ConditionKind>>;

/** Whether a value is a condition: a known operator with a value of its type, and a column, if columns are given. */
function isCondition(input: unknown, columns: ConditionColumns | undefined): input is FilterCondition {
  if (typeof input !== 'object' || input === null) return false;
  const { column, operator, value } = input as Record<string, unknown>;
  if (typeof column !== 'string' || column === '' || typeof operator !== 'string') return false;
  if (!Object.hasOwn(checks, operator) || !checks[operator as ConditionOperator](value)) return false;
  if (!columns) return true;
  const kind = Object.hasOwn(columns, column) ? columns[column] : undefined;
  return kind !== undefined && operators[kind].includes(operator as ConditionOperator);
}

/**
 * Reads conditions from stored data, such as a saved view. Drops what is not a condition, and with `columns` also what
 * does not suit them, so that an old or edited view falls back condition by condition. Never throws.
 */
export const readConditions = (input: unknown, columns?: ConditionColumns): FilterCondition[] =>
  Array.isArray(input)
    ? input
        .filter((each) => isCondition(each, columns))
        .map(({ column, operator, value }) => ({ column, operator, value }) as FilterCondition)
    : [];

/** Returns the conditions with those of one column replaced. */
export const withConditions = (
  conditions: readonly FilterCondition[],
  column: string,
  replacement: readonly FilterCondition[],
): FilterCondition[] => {
  const index = conditions.findIndex((each) => each.column === column);
  const others = conditions.filter((each) => each.column !== column);
  return index < 0 ? [...others, ...replacement] : others.toSpliced(index, 0, ...replacement);
};

const folded = (value: unknown) => fold(String(value));
const within = <T extends string | number>(value: T, { from, to }: ConditionRange<T>) =>
  (from === null || value >= from) && (to === null || value <= to);
const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Whether the value of a row meets a condition, for lists that are filtered in the browser. A missing value meets
 * `empty`, `excludes` and `noneOf` only. A value with several options meets `anyOf` if one of them is listed.
 */
export function meetsCondition({ operator, value: expected }: FilterCondition, value: unknown): boolean {
  if (operator === 'empty') return isMissing(value) === expected;
  if (isMissing(value)) return operator === 'excludes' || operator === 'noneOf';
  switch (operator) {
    case 'contains':
      return folded(value).includes(fold(expected));
    case 'excludes':
      return !folded(value).includes(fold(expected));
    case 'startsWith':
      return folded(value).startsWith(fold(expected));
    case 'endsWith':
      return folded(value).endsWith(fold(expected));
    case 'equals':
      return wordKey(String(value)) === wordKey(expected);
    case 'equalTo':
      return value === expected;
    case 'between':
      return isNumber(value) && within(value, expected);
    case 'during':
      return within(String(value).slice(0, 10), expected);
    case 'is':
      return value === expected;
    case 'anyOf':
    case 'noneOf': {
      const values = Array.isArray(value) ? value.map(String) : [String(value)];
      return values.some((each) => expected.includes(each)) === (operator === 'anyOf');
    }
  }
}
