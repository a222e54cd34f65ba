import {
  readConditions,
  type ConditionColumns,
  type ConditionOperator,
  type FilterCondition,
} from './filter-condition.js';

const nameOfParameter = 'filter';

/** Keeps the separators `:`, `,` and `..` out of a text. */
const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(/[.~]/gu, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

function valueText({ operator, value }: FilterCondition): string {
  switch (operator) {
    case 'between':
    case 'during':
      return `${value.from ?? ''}..${value.to ?? ''}`;
    case 'anyOf':
    case 'noneOf':
      return value.map(escaped).join(',');
    case 'equalTo':
    case 'is':
    case 'empty':
      return String(value);
    default:
      return escaped(value);
  }
}

const rangeOf = <T>(text: string, end: (text: string) => T) => {
  const [from = '', to = '', ...more] = text.split('..');
  return more.length > 0 ? null : { from: from === '' ? null : end(from), to: to === '' ? null : end(to) };
};
const numberOf = (text: string) => (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/iu.test(text) ? Number(text) : Number.NaN);

function valueOf(operator: ConditionOperator, text: string): unknown {
  switch (operator) {
    case 'between':
      return rangeOf(text, numberOf);
    case 'during':
      return rangeOf(text, String);
    case 'anyOf':
    case 'noneOf':
      return text.split(',').map(decodeURIComponent);
    case 'equalTo':
      return numberOf(text);
    case 'is':
    case 'empty':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    default:
      return decodeURIComponent(text);
  }
}

/**
 * Returns the conditions as entries of the query of an address: one `filter` for each, such as
 * `filter=amount:between:100000..` and `filter=state:anyOf:open,paid`. The order of the conditions is kept.
 */
export const conditionsToSearch = (conditions: readonly FilterCondition[]): [name: string, value: string][] =>
  conditions.map((condition) => [
    nameOfParameter,
    `${escaped(condition.column)}:${condition.operator}:${valueText(condition)}`,
  ]);

/**
 * Reads the conditions from the query of an address. Ignores what is not a condition, and with `columns` also what does
 * not suit them. Never throws.
 */
export function conditionsFromSearch(search: URLSearchParams, columns?: ConditionColumns): FilterCondition[] {
  const inputs = search.getAll(nameOfParameter).map((entry) => {
    const [column = '', operator = '', ...rest] = entry.split(':');
    try {
      const value = valueOf(operator as ConditionOperator, rest.join(':'));
      return { column: decodeURIComponent(column), operator, value };
    } catch {
      return null; // an escape sequence that is not valid
    }
  });
  return readConditions(inputs, columns);
}
