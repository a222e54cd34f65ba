'use client';
import { memo, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Search, X } from '../../foundation/glyphs.js';
import { useLabels, useLocale } from '../../foundation/locale/use-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { tabStops } from '../../foundation/focus/tab-stops.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { Button } from '../../inputs/button/index.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { AppliedList, type AppliedItem } from './applied-list.js';
import { englishFilterBarLabels, type FilterBarLabels } from './filter-bar-labels.js';
import { appliedFilters, toggledOption, type Filter, type FilterValues } from './filter-bar-state.js';
import { Root } from './filter-bar.styles.js';
import { appliedConditions, conditionText, withoutFilters, type ConditionFilter } from './condition-filter.js';
import { withConditions, type FilterCondition } from './filter-condition.js';
import { ConditionMenu } from './condition-menu.js';
import { FilterDrawer } from './filter-drawer.js';
import { AppliedCount, FilterMenu } from './filter-menu.js';
import { useAnnouncedChange } from '../../foundation/use-announced-change.js';

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Accessible name of the search landmark, such as "Claims". */
  label: string;
  /** The filters, in display order. */
  filters?: readonly Filter[] | undefined;
  /** The applied options by filter id (controlled). */
  values?: FilterValues | undefined;
  /** The options that are applied initially, by filter id (uncontrolled). */
  defaultValues?: FilterValues | undefined;
  /** Called with all applied options when one is applied or removed. */
  onValuesChange?: ((values: FilterValues) => void) | undefined;
  /** Filters by a period, an amount or a text, after the filters with options. */
  conditionFilters?: readonly ConditionFilter[] | undefined;
  /** The conditions of `conditionFilters` (controlled). Conditions of other columns are kept. */
  conditions?: readonly FilterCondition[] | undefined;
  /** The conditions that are applied initially (uncontrolled). */
  defaultConditions?: readonly FilterCondition[] | undefined;
  /** Called with all conditions when one is applied, changed or removed. */
  onConditionsChange?: ((conditions: FilterCondition[]) => void) | undefined;
  /** Language of dates and amounts, such as `fr` or `en-GB`. Default: that of the `LocaleProvider`, otherwise US English. */
  locale?: string | undefined;
  /** The search text (controlled). */
  query?: string | undefined;
  /** The initial search text (uncontrolled). */
  defaultQuery?: string | undefined;
  /** Called with the search text on each change. Debounce requests to a server. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Hides the search field. */
  hideSearch?: boolean | undefined;
  /** Number of results, shown and announced when it changes. Omit it while the results are loading. */
  count?: number | undefined;
  /** Content at the end of the row, such as a sort order or an export button. */
  end?: ReactNode;
  labels?: Partial<FilterBarLabels> | undefined;
}

/**
 * Search and filters of a list: a search field, a menu for each filter, the applied filters as removable chips, and the
 * number of results, which is announced. In a container narrower than 36 rem, one button opens all filters.
 * `data-part="filter-bar"`; `data-slot` row, filters, narrow, status, count, applied. Source: WAI-ARIA APG, search
 * landmark and menu button pattern; WCAG 2.2, 4.1.3.
 */
export const FilterBar = memo(function FilterBar({
  label,
  filters = [],
  values,
  defaultValues = {},
  onValuesChange,
  conditionFilters = [],
  conditions: givenConditions,
  defaultConditions = [],
  onConditionsChange,
  locale: givenLocale,
  query,
  defaultQuery = '',
  onQueryChange,
  hideSearch,
  count,
  end,
  labels: overrides,
  className,
  ref,
  ...rest
}: FilterBarProps) {
  const labels = useLabels('filterBar', englishFilterBarLabels, overrides);
  const [current, setValues] = useControlled<FilterValues, []>(values, defaultValues, onValuesChange);
  const locale = useLocale(givenLocale);
  const [conditions, changeConditions] = useControlled<readonly FilterCondition[], []>(
    givenConditions,
    defaultConditions,
    onConditionsChange && ((next) => onConditionsChange([...next])),
  );
  const [text, setText] = useControlled<string, []>(query, defaultQuery, onQueryChange);
  const root = useRef<HTMLDivElement | null>(null);
  const setElement = useMemo(
    () =>
      mergeRefs<HTMLDivElement>(ref, (element) => {
        root.current = element;
      }),
    [ref],
  );
  const search = useRef<HTMLInputElement>(null);
  const applied: AppliedItem[] = [
    ...appliedFilters(filters, current).map(({ filter, option }) => ({
      key: `${filter.id} ${option.value}`,
      text: labels.filterValue(filter.label, option.label),
      remove: () => setValues(toggledOption(filter, current, option.value)),
    })),
    ...appliedConditions(conditionFilters, conditions).map(({ filter, condition }) => ({
      key: filter.id,
      text: labels.filterValue(filter.label, conditionText(filter, condition, labels, locale)),
      remove: () => changeConditions(withConditions(conditions, filter.id, [])),
    })),
  ];
  const fields = { conditions, locale, labels, onChange: changeConditions };
  const results = count === undefined ? undefined : labels.results(count);
  useAnnouncedChange(results, { root, delay: 700 });
  const focusStart = () => (search.current ?? (root.current && tabStops(root.current)[0]))?.focus();
  const clearFilters = () => {
    if (appliedFilters(filters, current).length > 0) setValues({});
    if (appliedConditions(conditionFilters, conditions).length > 0)
      changeConditions(withoutFilters(conditionFilters, conditions));
  };
  const clear = () => {
    clearFilters();
    if (text) setText('');
  };
  const canClear = applied.length > 0 || text !== '';
  return (
    <div
      data-part="filter-bar"
      role="search"
      aria-label={label}
      {...rest}
      ref={setElement}
      className={useStyledClass(Root, className)}
    >
      <div data-slot="row">
        {!hideSearch && (
          <TextField
            ref={search}
            type="search"
            label={labels.search}
            hideLabel
            placeholder={labels.search}
            value={text}
            onChange={(event) => setText(event.target.value)}
            start={<Search aria-hidden />}
            end={
              text && (
                <IconButton
                  size="small"
                  label={labels.clearSearch}
                  onClick={() => {
                    search.current?.focus();
                    setText('');
                  }}
                >
                  <X aria-hidden />
                </IconButton>
              )
            }
          />
        )}
        {filters.length + conditionFilters.length > 0 && (
          <>
            <div data-slot="filters">
              {filters.map((filter) => (
                <FilterMenu key={filter.id} filter={filter} values={current} labels={labels} onChange={setValues} />
              ))}
              {conditionFilters.map((filter) => (
                <ConditionMenu key={filter.id} filter={filter} {...fields} />
              ))}
            </div>
            <div data-slot="narrow">
              <FilterDrawer
                filters={filters}
                values={current}
                count={count}
                labels={labels}
                onChange={setValues}
                onClear={clearFilters}
                conditionFilters={conditionFilters}
                fields={fields}
                trigger={
                  <Button
                    variant="outlined"
                    tone="neutral"
                    data-applied={applied.length > 0 || undefined}
                    end={<AppliedCount count={applied.length} labels={labels} />}
                  >
                    {labels.filters}
                  </Button>
                }
              />
            </div>
          </>
        )}
        {end && <div data-slot="end">{end}</div>}
      </div>
      {(results !== undefined || canClear) && (
        <div data-slot="status">
          {results !== undefined && <p data-slot="count">{results}</p>}
          {canClear && <AppliedList applied={applied} labels={labels} onClear={clear} focusStart={focusStart} />}
        </div>
      )}
    </div>
  );
});
