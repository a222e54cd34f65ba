'use client';
import { memo, useCallback, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { ChevronRight } from '../../foundation/glyphs.js';
import { useRowOverflow, type RowWidths } from '../../foundation/overflow.js';
import type { RenderLink } from '../../foundation/render-link.js';
import { wordsOf } from '../../foundation/words.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { fittingTail, hiddenSteps, longestTail, maxBreadcrumbs } from './breadcrumbs-state.js';
import { Root } from './breadcrumbs.styles.js';

/** A step of the way to this page; one without an address is a title only. */
export interface Breadcrumb {
  /** As its page is titled. */
  label: string;
  /** Where the step leads; one without is words only. */
  href?: string | undefined;
}

export interface BreadcrumbsLabels {
  /** Names the landmark. */
  breadcrumbs: string;
  /** Names the button of the menu that holds the hidden steps. */
  showMore: (count: number) => string;
}

const english: BreadcrumbsLabels = { breadcrumbs: 'Breadcrumbs', showMore: (count) => `Show ${count} more` };

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the outermost to this page, which is the last. */
  items: readonly Breadcrumb[];
  /** The router's link. */
  renderLink?: RenderLink | undefined;
  /** How many are seen at most, the "…" among them; the first and the last always are. */
  max?: number | undefined;
  labels?: Partial<BreadcrumbsLabels> | undefined;
}

/**
 * The way to this page. Of too many steps, or in too little room, those after the first hide in a menu, as many as must; the name of this page is cut before
 * that. Keys: Tab goes through; Enter, Space and the arrows open the menu. `data-part="breadcrumbs"`.
 * Source: specification, sections 2 and 9; WAI-ARIA APG, breadcrumb pattern.
 */
export const Breadcrumbs = memo(function Breadcrumbs({
  items,
  renderLink,
  max = maxBreadcrumbs,
  labels,
  ...rest
}: BreadcrumbsProps) {
  const words = wordsOf(english, labels);
  const row = useRef<HTMLOListElement>(null);
  const count = items.length;
  const longest = longestTail(count, max);
  const way = items.map(({ label }) => label).join('\n');
  // `way` stands for the words that are measured: another array with the same ones changes nothing.
  const decide = useCallback(
    (widths: RowWidths) => (way === '' ? 0 : fittingTail(count, max, widths)),
    [way, count, max],
  );
  const fitting = useRowOverflow(row, decide);
  const hidden = hiddenSteps(count, Math.min(fitting ?? longest, longest));

  const [menuOpen, setMenuOpen] = useState(false);
  const hadHidden = useRef(false);
  useLayoutEffect(() => {
    const button = row.current?.querySelector('button');
    // With room for all of them the "…" goes, and the focus that was on it or in its menu goes to where the menu's first step is now.
    if (!hidden && hadHidden.current && (menuOpen || document.activeElement === button)) {
      row.current?.querySelector<HTMLElement>('li:nth-child(3) [data-slot="step"]')?.focus({ preventScroll: true });
    }
    hadHidden.current = hidden !== null;
    if (!hidden && menuOpen) setMenuOpen(false);
  }, [hidden, menuOpen]);

  const link = (props: Parameters<RenderLink>[0]) => renderLink?.(props) ?? <a {...props}>{props.children}</a>;
  const step = (index: number) => {
    const item = items[index];
    if (!item) return null;
    const last = index === count - 1;
    // Cut at the end of its own text, whatever the direction of the page.
    const props = { 'data-slot': 'step', dir: 'auto', title: item.label, children: item.label };
    return (
      <li
        key={index}
        data-last={last || undefined}
        data-overflow={(hidden && index >= hidden[0] && index < hidden[1]) || undefined}
      >
        {index > 0 && <ChevronRight aria-hidden />}
        {last || item.href === undefined ? (
          <span {...props} tabIndex={last ? undefined : -1} aria-current={last ? 'page' : undefined} />
        ) : (
          link({ ...props, href: item.href })
        )}
      </li>
    );
  };
  const hiddenItems = hidden ? items.slice(...hidden) : [];

  return (
    <Root data-part="breadcrumbs" aria-label={words.breadcrumbs} {...rest}>
      <ol ref={row} data-measured={fitting === null ? undefined : ''}>
        {step(0)}
        {count > 2 && (
          <li data-overflow={hidden ? undefined : ''}>
            <ChevronRight aria-hidden />
            <Menu
              open={menuOpen && hidden !== null}
              onOpenChange={setMenuOpen}
              label={words.showMore(hiddenItems.length)}
              trigger={
                <button type="button" aria-label={words.showMore(hiddenItems.length)}>
                  …
                </button>
              }
            >
              {menuOpen &&
                hiddenItems.map((item, index) => (
                  <MenuItem
                    key={index}
                    disabled={item.href === undefined}
                    render={item.href === undefined ? undefined : link({ href: item.href })}
                  >
                    <bdi>{item.label}</bdi>
                  </MenuItem>
                ))}
            </Menu>
          </li>
        )}
        {Array.from({ length: count > 1 ? longest : 0 }, (_, index) => step(count - longest + index))}
      </ol>
    </Root>
  );
});
