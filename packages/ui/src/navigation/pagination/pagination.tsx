'use client';
import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from '../../foundation/glyphs.js';
import type { AnchorProps, RenderLink } from '../../foundation/render-link.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { wordsOf } from '../../foundation/words.js';
import { Select } from '../../inputs/select/index.js';
import { englishPaginationLabels, type PaginationLabels } from './pagination-labels.js';
import { pageAfterResize, pageCountOf, pageEntries, pageWithin, rangeOf } from './pagination-state.js';
import { Root } from './pagination.styles.js';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onChange'> {
  /** How many records there are. */
  total: number;
  /** The current page, from 1; one that does not exist is brought within the pages. */
  page?: number | undefined;
  /** The page at first; counted from 1. */
  defaultPage?: number | undefined;
  /** A page that exists: what is shown is brought within the pages, and this is not called for it. Without an event where the size of a page changed. */
  onPageChange?: ((page: number, details: { event?: Event }) => void) | undefined;
  /** How many records there are is not known yet: nothing is said of it, and none is "No records". */
  loading?: boolean | undefined;
  /** Records per page. */
  pageSize?: number | undefined;
  /** Rows on a page at first. */
  defaultPageSize?: number | undefined;
  /** Another number of rows to a page was chosen. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Sizes on offer; without them none can be chosen. */
  pageSizes?: readonly number[] | undefined;
  /** How many pages stand on each side of the current one. */
  siblings?: number | undefined;
  size?: 'small' | 'medium' | undefined;
  /** Makes links of the pages, so that each has an address. */
  hrefOf?: ((page: number) => string) | undefined;
  /** The router's link, for `hrefOf`. */
  renderLink?: RenderLink | undefined;
  labels?: Partial<PaginationLabels> | undefined;
}

/**
 * The pages of a long list, and which records this one holds. Keys: Tab and Enter, as for buttons or links. In a narrow place the numbers give way to
 * "Page 2 of 27". `data-part="pagination"` with `data-size`. Source: WAI-ARIA, navigation landmark, `aria-current`.
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
  const words = wordsOf(englishPaginationLabels, labels);
  const [wanted, setPage] = useControlled<number, [{ event?: Event }]>(page, defaultPage, onPageChange);
  const [perPage, setPerPage] = useControlled(pageSize, defaultPageSize, onPageSizeChange);
  const count = pageCountOf(total, perPage);
  const current = pageWithin(wanted, count);
  const some = total > 0;

  const entry = (to: number, name: string, content: ReactNode, isNumber: boolean) => {
    const unable = !isNumber && (to < 1 || to > count || to === current);
    const onClick = (event: MouseEvent) => {
      if (!unable && to !== current) setPage(to, { event: event.nativeEvent });
    };
    // What cannot be pressed keeps the focus that it may have: no `disabled`.
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
    <Root data-part="pagination" aria-label={words.pagination} {...rest} data-size={size}>
      <div data-slot="row">
        <span data-slot="range" role="status">
          {loading && !some ? '' : words.range(rangeOf(current, perPage, total), some ? total : 0)}
        </span>
        {sizes && (
          <div data-slot="size">
            <Select
              label={words.pageSize}
              hideLabel
              value={String(perPage)}
              onValueChange={resize}
              options={sizes.map((value) => ({ value: String(value), label: words.perPage(value) }))}
            />
          </div>
        )}
        {some && (
          <ul>
            {arrow(1, words.first, <ChevronFirst aria-hidden />)}
            {arrow(current - 1, words.previous, <ChevronLeft aria-hidden />)}
            <li data-slot="page-of">{words.pageOf(current, count)}</li>
            {pageEntries(current, count, siblings).map((to) =>
              typeof to === 'number' ? (
                <li key={to} data-slot="number">
                  {entry(to, words.page(to), words.number(to), true)}
                </li>
              ) : (
                <li key={to} data-slot="gap" aria-hidden>
                  …
                </li>
              ),
            )}
            {arrow(current + 1, words.next, <ChevronRight aria-hidden />)}
            {arrow(count, words.last, <ChevronLast aria-hidden />)}
          </ul>
        )}
      </div>
    </Root>
  );
});
