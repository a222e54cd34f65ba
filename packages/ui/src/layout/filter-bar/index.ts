export type { FilterBarLabels } from './filter-bar-labels.js';
export type { Filter, FilterOption, FilterValues } from './filter-bar-state.js';
export { FilterBar, type FilterBarProps } from './filter-bar.js';
