'use client';
import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from '../../foundation/glyphs.js';
import type { AnchorProps, RenderLink } from '../../foundation/render-link.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { Select } from '../../inputs/select/index.js';
import { englishPaginationLabels, type PaginationLabels } from './pagination-labels.js';
import { pageAfterResize, pageCountOf, pageEntries, pageWithin, rangeOf } from './pagination-state.js';
import { Root } from './pagination.styles.js';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onChange'> {
  /** Total number of records. */
  total: number;
  /** The current page, from 1. Clamped to the existing pages. */
  page?: number | undefined;
  /** Initial page, from 1 (uncontrolled). */
  defaultPage?: number | undefined;
  /**
   * Called with the new page when the user changes it. Not called when `page` is clamped. After a change of the page
   * size, `event` is undefined.
   */
  onPageChange?: ((page: number, details: { event?: Event }) => void) | undefined;
  /** Whether the total is not known yet. The status is then empty instead of "No records". */
  loading?: boolean | undefined;
  /** Records per page. */
  pageSize?: number | undefined;
  /** Initial number of records per page (uncontrolled). */
  defaultPageSize?: number | undefined;
  /** Called when the user chooses another page size. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Page sizes to choose from. Without them there is no page size select. */
  pageSizes?: readonly number[] | undefined;
  /** Number of pages on each side of the current one. */
  siblings?: number | undefined;
  size?: 'small' | 'medium' | undefined;
  /** Returns the URL of a page. With it the pages are links instead of buttons. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Renders the links of `hrefOf` with your router's link component. */
  renderLink?: RenderLink | undefined;
  labels?: Partial<PaginationLabels> | undefined;
}

const keepPageFocus = keepFocus('[data-slot="page"]');

/**
 * The pages of a long list, and the range of records on the current page. Keys: Tab and Enter, as for buttons or links.
 * In a narrow container "Page 2 of 27" replaces the numbers. `data-part="pagination"` with `data-size`. Source:
 * WAI-ARIA, navigation landmark, `aria-current`.
 */
export const Pagination = memo(function Pagination({
  total,
  page,
  defaultPage = 1,
  onPageChange,
  pageSize,
  defaultPageSize = 20,
  onPageSizeChange,
  pageSizes,
  siblings = 1,
  size = 'medium',
  loading = false,
  hrefOf,
  renderLink,
  labels,
  ...rest
}: PaginationProps) {
  const text = useLabels('pagination', englishPaginationLabels, labels);
  const [requested, setPage] = useControlled<number, [{ event?: Event }]>(page, defaultPage, onPageChange);
  const [perPage, setPerPage] = useControlled(pageSize, defaultPageSize, onPageSizeChange);
  const count = pageCountOf(total, perPage);
  const current = pageWithin(requested, count);
  const some = total > 0;

  const entry = (to: number, name: string, content: ReactNode, isNumber: boolean) => {
    const unable = !isNumber && (to < 1 || to > count || to === current);
    const onClick = (event: MouseEvent) => {
      if (!unable && to !== current) setPage(to, { event: event.nativeEvent });
    };
    // `aria-disabled` instead of `disabled`, so that a focused arrow keeps the focus.
    const props = {
      'data-slot': 'page',
      'aria-label': name,
      'aria-current': isNumber && to === current ? ('page' as const) : undefined,
      'aria-disabled': unable || undefined,
      onClick,
      children: content,
    };
    if (!hrefOf) return <button type="button" {...props} />;
    if (unable) return <a role="link" tabIndex={0} {...props} />;
    const link: AnchorProps = { ...props, href: hrefOf(to) };
    return renderLink?.(link) ?? <a {...link} />;
  };
  const arrow = (to: number, name: string, icon: ReactNode) => <li>{entry(to, name, icon, false)}</li>;

  const resize = (value: string) => {
    const next = Number(value);
    const nextPage = pageAfterResize(current, perPage, next);
    setPerPage(next);
    if (nextPage !== current) setPage(nextPage, {});
  };
  const sizes = pageSizes && [...new Set([...pageSizes, perPage])].toSorted((a, b) => a - b);

  return (
    <Root
      data-part="pagination"
      aria-label={text.pagination}
      {...mergeProps({ onFocus: keepPageFocus }, rest)}
      data-size={size}
    >
      <div data-slot="row">
        <span data-slot="range" role="status">
          {loading && !some ? '' : text.range(rangeOf(current, perPage, total), some ? total : 0)}
        </span>
        {sizes && (
          <div data-slot="size">
            <Select
              label={text.pageSize}
              hideLabel
              value={String(perPage)}
              onValueChange={resize}
              options={sizes.map((value) => ({ value: String(value), label: text.perPage(value) }))}
            />
          </div>
        )}
        {some && (
          <ul>
            {arrow(1, text.first, <ChevronFirst aria-hidden />)}
            {arrow(current - 1, text.previous, <ChevronLeft aria-hidden />)}
            <li data-slot="page-of">{text.pageOf(current, count)}</li>
            {pageEntries(current, count, siblings).map((to) =>
              typeof to === 'number' ? (
                <li key={to} data-slot="number">
                  {entry(to, text.page(to), text.number(to), true)}
                </li>
              ) : (
                <li key={to} data-slot="gap" aria-hidden>
                  …
                </li>
              ),
            )}
            {arrow(current + 1, text.next, <ChevronRight aria-hidden />)}
            {arrow(count, text.last, <ChevronLast aria-hidden />)}
          </ul>
        )}
      </div>
    </Root>
  );
});
