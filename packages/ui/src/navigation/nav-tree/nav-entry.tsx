'use client';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { memo, useId, type ReactNode } from 'react';
import { initialsOf } from '../../display/avatar/index.js';
import type { AnchorProps, RenderLink } from '../../foundation/render-link.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { kindOf, type NavItem } from './nav-tree-state.js';

export interface NavTreeLabels {
  /** Said after the label of an external entry. */
  opensInNewTab: string;
  /** Stands for an entry that can't be resolved (specification, section 8). */
  unresolved: string;
}

interface Common {
  renderLink?: RenderLink;
  words: NavTreeLabels;
}

interface EntriesProps extends Common {
  items: readonly NavItem[];
  activeId?: string;
  /** Branches that hold the active entry. */
  active: ReadonlySet<string>;
  /** Branches that the reader opened or closed. */
  toggled: ReadonlyMap<string, boolean>;
  onToggle(branch: string, open: boolean): void;
  labelledBy?: string;
  id?: string;
  hidden?: boolean;
}

/** A list of entries; links are remembered, so that among thousands only those that change render again. */
export function NavEntries({ items, labelledBy, id, hidden, ...rest }: EntriesProps) {
  return (
    <ul id={id} hidden={hidden} aria-labelledby={labelledBy}>
      {items.map((item, index) => (
        <li key={item?.id ?? index}>
          {kindOf(item) === 'branch' ? (
            <NavBranch item={item} {...rest} />
          ) : (
            <NavLeaf item={item} current={item?.id !== undefined && item.id === rest.activeId} renderLink={rest.renderLink} words={rest.words} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NavBranch({ item, ...rest }: Omit<EntriesProps, 'items'> & { item: NavItem }) {
  const id = useId();
  const holdsActive = rest.active.has(item.id);
  const open = rest.toggled.get(item.id) ?? holdsActive;
  return (
    <>
      <button
        type="button"
        data-slot="entry"
        data-holds-active={holdsActive || undefined}
        aria-expanded={open}
        aria-controls={id}
        title={item.label}
        onClick={() => rest.onToggle(item.id, !open)}
      >
        {inside(item)}
        <ChevronDown data-slot="chevron" aria-hidden />
      </button>
      <NavEntries {...rest} id={id} hidden={!open} items={item.items ?? []} />
    </>
  );
}

const NavLeaf = memo(function NavLeaf({ item, current, renderLink, words }: Common & { item: NavItem; current: boolean }) {
  if (kindOf(item) === 'error') return <div data-slot="error">{words.unresolved}</div>;
  const props = { 'data-slot': 'entry', title: item.label } as const;
  if (item.disabled)
    return (
      <a {...props} role="link" aria-disabled>
        {inside(item)}
      </a>
    );
  const link: AnchorProps = { ...props, href: item.href ?? '', 'aria-current': current ? 'page' : undefined };
  if (item.external)
    return (
      <a {...link} target="_blank" rel="noreferrer noopener">
        {inside(item, <VisuallyHidden> {words.opensInNewTab}</VisuallyHidden>)}
        <ExternalLink data-slot="external" aria-hidden />
      </a>
    );
  const children = inside(item);
  return renderLink ? renderLink({ ...link, children }) : <a {...link}>{children}</a>;
});

/** Icon and label; an entry without an icon keeps its initials for the rail. */
function inside(item: NavItem, after?: ReactNode) {
  return (
    <>
      {item.icon ?? <span data-slot="initial" aria-hidden>{initialsOf(item.label)}</span>}
      <span data-slot="label">
        {item.label}
        {after}
      </span>
    </>
  );
}
