import { addDays } from '@attesta/domain/dates';

const dateForm = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A copy in which every calendar date is `days` later, however deep it stands. The demo data thus keeps its distances to the
 * day of the first start, and every match its result.
 */
export function moveDates<Data>(data: Data, days: number): Data {
  const move = (value: unknown): unknown => {
    if (typeof value === 'string') return dateForm.test(value) ? addDays(value, days) : value;
    if (Array.isArray(value)) return value.map(move);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, move(inner)]));
    return value;
  };
  return move(data) as Data;
}
