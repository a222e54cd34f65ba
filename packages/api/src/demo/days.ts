import { addDays } from '@attesta/domain/values/dates';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns a copy in which every calendar date, at any depth, is `days` later. The dates of the demo data are thus
 * relative to the day of the first start, and every match has the same result.
 */
export function moveDates<Data>(data: Data, days: number): Data {
  const move = (value: unknown): unknown => {
    if (typeof value === 'string') return datePattern.test(value) ? addDays(value, days) : value;
    if (Array.isArray(value)) return value.map(move);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, move(inner)]));
    return value;
  };
  return move(data) as Data;
}
