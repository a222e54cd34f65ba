'use client';
import { ChevronRight } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import type { RenderLink } from '../../foundation/render-link.js';
import { maxBreadcrumbs } from './breadcrumbs-state.js';
import { Root } from './breadcrumbs.styles.js';
import { useHiddenSteps } from './use-hidden-steps.js';

/** A step of the way to this page; one without an address is a title only. */
export interface Breadcrumb {
  label: string;
  href?: string;
}

export interface BreadcrumbsLabels {
  /** Names the landmark. */
  breadcrumbs: string;
  /** Names the button that shows the hidden steps. */
  showMore: (count: number) => string;
}

const english: BreadcrumbsLabels = { breadcrumbs: 'Breadcrumbs', showMore: (count) => `Show ${count} more` };

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the outermost to this page, which is the last. */
  items: readonly Breadcrumb[];
  /** The router's link. */
  renderLink?: RenderLink;
  /** With more than these, those between the first and the last hide. */
  max?: number;
  labels?: Partial<BreadcrumbsLabels>;
}

/**
 * The way to this page. Where there are too many steps or too little room, those between the first and the last hide behind a button that shows
 * them in place. Keys: Tab goes through; Enter and Space on the button show what is hidden, and the focus goes to the first of it.
 * `data-part="breadcrumbs"`. Source: specification, sections 2 and 9; WAI-ARIA APG, breadcrumb pattern.
 */
export const Breadcrumbs = memo(function Breadcrumbs({ items, renderLink, max = maxBreadcrumbs, labels, ...rest }: BreadcrumbsProps) {
  const words = { ...english, ...labels };
  const row = useRef<HTMLOListElement>(null);
  const way = items.map(({ label, href }) => `${label}\n${href ?? ''}`).join('\n');
  const [shownOf, setShownOf] = useState<string>();
  const expanded = shownOf === way; // another page begins collapsed again
  const hidden = useHiddenSteps(row, { way, count: items.length, max, expanded });

  useLayoutEffect(() => {
    if (expanded) row.current?.querySelector<HTMLElement>('li:nth-child(2) [data-slot="step"]')?.focus();
  }, [expanded]);

  const step = (item: Breadcrumb, index: number) => {
    const last = index === items.length - 1;
    // Cut at the end of its own text, whatever the direction of the page.
    const props = { 'data-slot': 'step', dir: 'auto', title: item.label, children: item.label };
    return (
      <li key={index} data-last={last || undefined}>
        {index > 0 && <ChevronRight aria-hidden />}
        {last || item.href === undefined ? (
          <span {...props} tabIndex={last ? undefined : -1} aria-current={last ? 'page' : undefined} />
        ) : (
          (renderLink?.({ ...props, href: item.href }) ?? <a {...props} href={item.href}>{item.label}</a>)
        )}
      </li>
    );
  };

  return (
    <Root data-part="breadcrumbs" aria-label={words.breadcrumbs} {...rest}>
      <ol ref={row} data-state={expanded ? 'expanded' : hidden ? 'collapsed' : 'all'}>
        {hidden ? (
          <>
            {items.slice(0, hidden[0]).map(step)}
            <li>
              <ChevronRight aria-hidden />
              <button type="button" aria-expanded={false} aria-label={words.showMore(hidden[1] - hidden[0])} onClick={() => setShownOf(way)}>
                …
              </button>
            </li>
            {items.slice(hidden[1]).map((item, index) => step(item, index + hidden[1]))}
          </>
        ) : (
          items.map(step)
        )}
      </ol>
    </Root>
  );
});
