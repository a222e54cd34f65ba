import type { PageRange } from './pagination-state.js';

export interface PaginationLabels {
  /** Names the landmark. */
  pagination: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** Names a page's button. */
  page: (page: number) => string;
  /** Written on it. */
  number: (page: number) => string;
  /** Stands between the arrows where there is no room for numbers. */
  pageOf: (page: number, count: number) => string;
  /** Which records the page holds; both ends are 0 where there are none. */
  range: (range: PageRange, total: number) => string;
  /** Names the choice of a page's size. */
  pageSize: string;
  /** One of its options. */
  perPage: (size: number) => string;
}

const written = (value: number) => value.toLocaleString('en');

export const englishPaginationLabels: PaginationLabels = {
  pagination: 'Pagination',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page) => `Page ${written(page)}`,
  number: written,
  pageOf: (page, count) => `Page ${written(page)} of ${written(count)}`,
  range: ({ from, to }, total) => (total === 0 ? 'No records' : `${written(from)}–${written(to)} of ${written(total)}`),
  pageSize: 'Records per page',
  perPage: (size) => `${written(size)} per page`,
};
