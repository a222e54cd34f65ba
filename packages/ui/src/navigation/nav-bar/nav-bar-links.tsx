'use client';
import { useId, type ReactNode } from 'react';
import { ExternalLink } from '../../foundation/glyphs.js';
import type { AnchorProps, RenderLink } from '../../foundation/render-link.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import type { NavItem } from '../nav-tree/index.js';
import type { NavBarLabels } from './nav-bar-labels.js';
import { kindOf } from '../nav-tree/nav-tree-state.js';

/** Props that every list of the bar needs to render its links. */
export interface LinkContext {
  activeId?: string | undefined;
  renderLink?: RenderLink | undefined;
  text: NavBarLabels;
}

/** The links of a group. A branch is a nested list with a heading. */
export function NavBarLinks({
  items,
  labelledBy,
  ...context
}: LinkContext & { items: readonly NavItem[]; labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item, index) => (
        <li key={item?.id ?? index}>
          {kindOf(item) === 'branch' ? <NavBarBranch item={item} {...context} /> : leaf(item, context)}
        </li>
      ))}
    </ul>
  );
}

/** Entries below a heading that labels their list. */
export function NavBarBranch({ item, ...context }: LinkContext & { item: Pick<NavItem, 'label' | 'items' | 'icon'> }) {
  const id = useId();
  return (
    <>
      <div id={id} data-slot="heading">
        {item.icon}
        {item.label}
      </div>
      <NavBarLinks {...context} items={item.items ?? []} labelledBy={id} />
    </>
  );
}

function leaf(item: NavItem, { activeId, renderLink, text }: LinkContext): ReactNode {
  if (kindOf(item) === 'error') return <div data-slot="error">{text.unresolved}</div>;
  const children = (
    <>
      {item.icon}
      <span data-slot="label">
        {item.label}
        {item.external && !item.disabled && <VisuallyHidden> {text.opensInNewTab}</VisuallyHidden>}
      </span>
      {item.external && <ExternalLink data-slot="external" aria-hidden />}
    </>
  );
  const slot = { 'data-slot': 'link' };
  if (item.disabled)
    return (
      <a {...slot} role="link" aria-disabled>
        {children}
      </a>
    );
  const link: AnchorProps = { href: item.href ?? '', 'aria-current': item.id === activeId ? 'page' : undefined };
  if (item.external)
    return (
      <a {...slot} {...link} target="_blank" rel="noreferrer noopener">
        {children}
      </a>
    );
  return renderLink ? (
    renderLink({ ...slot, ...link, children })
  ) : (
    <a {...slot} {...link}>
      {children}
    </a>
  );
}
