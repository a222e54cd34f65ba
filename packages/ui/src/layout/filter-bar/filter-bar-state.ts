export interface FilterOption {
  /** Unique among the options of the filter. */
  value: string;
  label: string;
  /** Number of results with this option, shown after the label. */
  count?: number | undefined;
}

export interface Filter {
  /** Key of the filter in the values. */
  id: string;
  label: string;
  options: readonly FilterOption[];
  /** Allows only one option at a time. By default, several options can be applied. */
  single?: boolean | undefined;
}

/** The applied options by filter id. A filter without applied options is missing or has an empty list. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** An applied option and its filter. */
export interface AppliedFilter {
  filter: Filter;
  option: FilterOption;
}

/** Returns the applied options of a filter, in the order of its options. Ignores values that are not options. */
export const appliedOptions = (filter: Filter, values: FilterValues): FilterOption[] => {
  const applied = values[filter.id] ?? [];
  const found = filter.options.filter((option) => applied.includes(option.value));
  return filter.single ? found.slice(0, 1) : found;
};

/** Returns all applied options, in the order of the filters. */
export const appliedFilters = (filters: readonly Filter[], values: FilterValues): AppliedFilter[] =>
  filters.flatMap((filter) => appliedOptions(filter, values).map((option) => ({ filter, option })));

/** Returns the values with new applied options of a filter. Removes the filter if it has none. */
export function withOptions(values: FilterValues, id: string, applied: readonly string[]): FilterValues {
  const { [id]: _, ...others } = values;
  return applied.length > 0 ? { ...others, [id]: applied } : others;
}

/** Returns the values after an option was applied, or removed if it was applied. */
export function toggledOption(filter: Filter, values: FilterValues, value: string): FilterValues {
  const before = appliedOptions(filter, values).map((option) => option.value);
  if (before.includes(value)) {
    return withOptions(
      values,
      filter.id,
      before.filter((each) => each !== value),
    );
  }
  if (filter.single) return withOptions(values, filter.id, [value]);
  const after = filter.options.map((option) => option.value).filter((each) => each === value || before.includes(each));
  return withOptions(values, filter.id, after);
}
