import { intlLocale } from '../../foundation/locale/intl-locale.js';

export type SortDirection = 'ascending' | 'descending';

/** The order of the rows: a column and a direction, as in `aria-sort`. */
export interface TableSort {
  /** Id of the column. */
  column: string;
  direction: SortDirection;
}

/** A value that rows are sorted by. Empty text, null, undefined and NaN count as no value. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

/** Returns both directions of a column in the order in which presses on its header apply them. */
export const directionsOf = (first: SortDirection = 'ascending'): readonly [SortDirection, SortDirection] =>
  first === 'ascending' ? ['ascending', 'descending'] : ['descending', 'ascending'];

/**
 * Returns the order after a press on the header of a column: its first direction, the other direction, then none. If an
 * order is required, the first direction follows instead of none.
 */
export function nextSort(
  sort: TableSort | null,
  { id, sortFirst }: { id: string; sortFirst?: SortDirection | undefined },
  isRequired: boolean,
): TableSort | null {
  const [first, second] = directionsOf(sortFirst);
  if (sort?.column !== id) return { column: id, direction: first };
  if (sort.direction === first) return { column: id, direction: second };
  return isRequired ? { column: id, direction: first } : null;
}

/** Returns a value that can be compared, or null if there is none. */
function comparable(value: SortValue): string | number | bigint | null {
  if (value instanceof Date) return comparable(value.getTime());
  if (typeof value === 'boolean') return Number(value);
  return value === undefined || value === '' || Number.isNaN(value) ? null : value;
}

/**
 * Returns the rows sorted by a value. Equal rows keep their order in both directions, and rows without a value are
 * last. Numbers are sorted before text.
 */
export function sortRows<R>(
  rows: readonly R[],
  valueOf: (row: R) => SortValue,
  direction: SortDirection,
  locale: string,
): readonly R[] {
  const { compare } = new Intl.Collator(intlLocale(locale), { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const order = (a: string | number | bigint, b: string | number | bigint) => {
    if (typeof a === 'string' && typeof b === 'string') return compare(a, b);
    if (typeof a === 'string' || typeof b === 'string') return typeof a === 'string' ? 1 : -1;
    return a < b ? -1 : Number(a > b);
  };
  const isMissing = (value: unknown) => Number(value === null);
  return rows
    .map((row) => ({ row, value: comparable(valueOf(row)) }))
    .toSorted((a, b) =>
      a.value === null || b.value === null ? isMissing(a.value) - isMissing(b.value) : sign * order(a.value, b.value),
    )
    .map(({ row }) => row);
}
