'use client';
import { memo, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Search, X } from '../../foundation/glyphs.js';
import { mergeLabels } from '../../foundation/merge-labels.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { tabStops } from '../../foundation/tab-stops.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { Button } from '../../inputs/button/index.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import { TextField } from '../../inputs/text-field/index.js';
import { AppliedList } from './applied-list.js';
import { english, type FilterBarLabels } from './filter-bar-labels.js';
import { appliedFilters, type Filter, type FilterValues } from './filter-bar-state.js';
import { Root } from './filter-bar.styles.js';
import { FilterDrawer } from './filter-drawer.js';
import { AppliedCount, FilterMenu } from './filter-menu.js';
import { useAnnouncedCount } from './use-announced-count.js';

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
  const labels = mergeLabels(english, overrides);
  const [current, setValues] = useControlled<FilterValues, []>(values, defaultValues, onValuesChange);
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
  const applied = appliedFilters(filters, current);
  const results = count === undefined ? undefined : labels.results(count);
  useAnnouncedCount(results, root);
  const focusStart = () => (search.current ?? (root.current && tabStops(root.current)[0]))?.focus();
  const clear = () => {
    if (applied.length > 0) setValues({});
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
        {filters.length > 0 && (
          <>
            <div data-slot="filters">
              {filters.map((filter) => (
                <FilterMenu key={filter.id} filter={filter} values={current} labels={labels} onChange={setValues} />
              ))}
            </div>
            <div data-slot="narrow">
              <FilterDrawer
                filters={filters}
                values={current}
                count={count}
                labels={labels}
                onChange={setValues}
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
          {canClear && (
            <AppliedList
              applied={applied}
              values={current}
              labels={labels}
              onChange={setValues}
              onClear={clear}
              focusStart={focusStart}
            />
          )}
        </div>
      )}
    </div>
  );
});
