import type { PageRange } from './pagination-state.js';

export interface PaginationLabels {
  /** Accessible name of the landmark. */
  pagination: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** Accessible name of a page's button. */
  page: (page: number) => string;
  /** Visible text of a page's button. */
  number: (page: number) => string;
  /** Text that replaces the page numbers in a narrow container. */
  pageOf: (page: number, count: number) => string;
  /** Range of records on the page. `from` and `to` are 0 when there are no records. */
  range: (range: PageRange, total: number) => string;
  /** Label of the page size select. */
  pageSize: string;
  /** Option of the page size select. */
  perPage: (size: number) => string;
}

const formatted = (value: number) => value.toLocaleString('en');

export const englishPaginationLabels: PaginationLabels = {
  pagination: 'Pagination',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page) => `Page ${formatted(page)}`,
  number: formatted,
  pageOf: (page, count) => `Page ${formatted(page)} of ${formatted(count)}`,
  range: ({ from, to }, total) =>
    total === 0 ? 'No records' : `${formatted(from)}–${formatted(to)} of ${formatted(total)}`,
  pageSize: 'Records per page',
  perPage: (size) => `${formatted(size)} per page`,
};
