export { Pagination, type PaginationProps } from './pagination.js';
export type { PaginationLabels } from './pagination-labels.js';
export { pageWithin, rangeOf, type PageRange } from './pagination-state.js';
