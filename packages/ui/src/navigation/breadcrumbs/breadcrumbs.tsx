'use client';
import { isTruncated } from '../../foundation/show-whole.js';
import { mergeProps } from '../../foundation/compose.js';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { focusedElement } from '../../foundation/focus/active-element.js';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type PointerEvent,
} from 'react';
import { ChevronRight } from '../../foundation/glyphs.js';
import { useRowOverflow, type RowWidths } from '../../foundation/overflow.js';
import type { RenderLink } from '../../foundation/render-link.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishBreadcrumbsLabels, type BreadcrumbsLabels } from './breadcrumbs-labels.js';
import { Menu, MenuItem } from '../../overlays/menu/index.js';
import { fittingTail, hiddenSteps, longestTail, maxBreadcrumbs } from './breadcrumbs-state.js';
import { Root } from './breadcrumbs.styles.js';

/** A step of the path to the current page. A step without `href` is plain text. */
export interface Breadcrumb {
  /** Title of the page. */
  label: string;
  /** URL of the page. */
  href?: string | undefined;
}

/** Shows the label of a truncated step as the title of its item, so that it does not describe the link too. */
const showStep = ({ target }: PointerEvent) => {
  const step = (target as Element).closest<HTMLElement>('[data-slot="step"]');
  if (step?.parentElement) step.parentElement.title = isTruncated(step) ? step.textContent : '';
};

const keepStepFocus = keepFocus('a, button');

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top-level page to the current page, which is last. */
  items: readonly Breadcrumb[];
  /** Renders links with your router's link component. */
  renderLink?: RenderLink | undefined;
  /** Maximum number of visible items, including the "…". The first and the last step are always visible. */
  max?: number | undefined;
  labels?: Partial<BreadcrumbsLabels> | undefined;
}

/**
 * The path to the current page. If there are too many steps or too little space, as few steps after the first as
 * necessary move into a menu; steps that still do not fit wrap to further lines. Keys: Tab moves through the steps;
 * Enter, Space and the arrow keys open the menu. `data-part="breadcrumbs"`. Source: specification, sections 2 and 9;
 * WAI-ARIA APG, breadcrumb pattern.
 */
export const Breadcrumbs = memo(function Breadcrumbs({
  items,
  renderLink,
  max = maxBreadcrumbs,
  labels,
  ...rest
}: BreadcrumbsProps) {
  const text = useLabels('breadcrumbs', englishBreadcrumbsLabels, labels);
  const row = useRef<HTMLOListElement>(null);
  const count = items.length;
  const longest = longestTail(count, max);
  const trail = items.map(({ label }) => label).join('\n');
  // `trail` identifies the measured labels: a new array with equal labels does not trigger a new measurement.
  const decide = useCallback(
    (widths: RowWidths) => (trail === '' ? 0 : fittingTail(count, max, widths)),
    [trail, count, max],
  );
  const fitting = useRowOverflow(row, decide);
  const hidden = hiddenSteps(count, Math.min(fitting ?? longest, longest));

  const [menuOpen, setMenuOpen] = useState(false);
  const hadHidden = useRef(false);
  useLayoutEffect(() => {
    const button = row.current?.querySelector('button');
    // When all steps fit, the "…" is removed. If it or its menu had the focus, the first previously hidden step
    // receives it.
    if (!hidden && hadHidden.current && (menuOpen || focusedElement() === button)) {
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
    // `dir="auto"` truncates at the end of the label's own text, regardless of the page direction.
    const props = { 'data-slot': 'step', dir: 'auto', children: item.label };
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
    <Root
      data-part="breadcrumbs"
      aria-label={text.breadcrumbs}
      {...mergeProps({ onFocus: keepStepFocus, onPointerOver: showStep }, rest)}
    >
      <ol ref={row} data-measured={fitting === null ? undefined : ''}>
        {step(0)}
        {count > 2 && (
          <li data-overflow={hidden ? undefined : ''}>
            <ChevronRight aria-hidden />
            <Menu
              open={menuOpen && hidden !== null}
              onOpenChange={setMenuOpen}
              label={text.showMore(hiddenItems.length)}
              trigger={
                <button type="button" data-slot="more" aria-label={text.showMore(hiddenItems.length)}>
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
