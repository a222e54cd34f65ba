export type { FilterBarLabels } from './filter-bar-labels.js';
export type { Filter, FilterOption, FilterValues } from './filter-bar-state.js';
export { FilterBar, type FilterBarProps } from './filter-bar.js';
export type { ConditionKind } from '../../foundation/condition-kind.js';
export { conditionsFromSearch, conditionsToSearch } from './condition-address.js';
export {
  meetsCondition,
  operatorsOf,
  readConditions,
  withConditions,
  type ConditionColumns,
  type ConditionOperator,
  type ConditionRange,
  type FilterCondition,
} from './filter-condition.js';
export { conditionsOfValues, type ConditionFilter } from './condition-filter.js';
