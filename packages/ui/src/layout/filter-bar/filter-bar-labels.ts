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
  /** Label of a text that a column contains. */
  contains: (filter: string) => string;
  /** Label of the smallest amount. */
  from: string;
  /** Label of the largest amount. */
  to: string;
  /** An applied condition without its filter. Functions receive dates, amounts or texts as they are shown. */
  containing: (text: string) => string;
  onOrAfter: (day: string) => string;
  onOrBefore: (day: string) => string;
  atLeast: (amount: string) => string;
  atMost: (amount: string) => string;
  between: (from: string, to: string) => string;
  /** The number of results, shown and announced. */
  results: (count: number) => string;
  /** The button that closes the filters in a narrow container. */
  show: (count: number | undefined) => string;
  close: string;
}

export const englishFilterBarLabels: FilterBarLabels = {
  search: 'Search',
  clearSearch: 'Clear search',
  filters: 'Filters',
  applied: (count) => `${count} applied`,
  appliedFilters: 'Applied filters',
  filterValue: (filter, option) => `${filter}: ${option}`,
  remove: 'Remove',
  clearAll: 'Clear all',
  any: 'Any',
  contains: (filter) => `${filter} contains`,
  from: 'From',
  to: 'To',
  containing: (text) => `contains “${text}”`,
  onOrAfter: (day) => `from ${day}`,
  onOrBefore: (day) => `until ${day}`,
  atLeast: (amount) => `${amount} or more`,
  atMost: (amount) => `${amount} or less`,
  between: (from, to) => `${from} to ${to}`,
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  show: (count) => (count === undefined ? 'Show results' : count === 1 ? 'Show 1 result' : `Show ${count} results`),
  close: 'Close',
};
