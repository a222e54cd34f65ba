export interface FilterBarLabels {
  /** Accessible name of the search field. */
  search: string;
  clearSearch: string;
  /** The button that opens the filters in a narrow container, and their heading. */
  filters: string;
  /** Read after the name of a filter. */
  applied: (count: number) => string;
  /** Accessible name of the list of applied filters. */
  appliedFilters: string;
  /** An applied filter, such as "State: Open". */
  filterValue: (filter: string, option: string) => string;
  /** Prefix of the accessible name of a remove button. */
  remove: string;
  clearAll: string;
  /** The option of a single filter that applies none. */
  any: string;
  /** The number of results, shown and announced. */
  results: (count: number) => string;
  /** The button that closes the filters in a narrow container. */
  show: (count: number | undefined) => string;
  close: string;
}

export const english: FilterBarLabels = {
  search: 'Search',
  clearSearch: 'Clear search',
  filters: 'Filters',
  applied: (count) => `${count} applied`,
  appliedFilters: 'Applied filters',
  filterValue: (filter, option) => `${filter}: ${option}`,
  remove: 'Remove',
  clearAll: 'Clear all',
  any: 'Any',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  show: (count) => (count === undefined ? 'Show results' : count === 1 ? 'Show 1 result' : `Show ${count} results`),
  close: 'Close',
};
