'use client';
import { memo, useId, useState, type ReactNode } from 'react';
import { initialsOf } from '../../display/avatar/index.js';
import { ChevronDown, ExternalLink } from '../../foundation/glyphs.js';
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

interface Active {
  /** Id of the active entry, where it is in this list or below it. */
  activeId?: string;
  /** Branches that hold it. */
  active: ReadonlySet<string>;
}

interface EntriesProps extends Common, Active {
  items: readonly NavItem[];
  labelledBy?: string | undefined;
  id?: string | undefined;
  hidden?: boolean | undefined;
}

const none: ReadonlySet<string> = new Set();

/** A list of entries; each is remembered, so that among thousands only those that change render again. */
export function NavEntries({ items, labelledBy, id, hidden, activeId, active, renderLink, words }: EntriesProps) {
  return (
    <ul id={id} hidden={hidden} aria-labelledby={labelledBy}>
      {items.map((item, index) => {
        if (kindOf(item) !== 'branch') {
          const current = item?.id !== undefined && item.id === activeId;
          return (
            <NavLeaf key={item?.id ?? index} item={item} current={current} renderLink={renderLink} words={words} />
          );
        }
        // A branch elsewhere is not told what is active, or all would render again with every page.
        const holds = active.has(item.id);
        return (
          <NavBranch
            key={item.id}
            item={item}
            activeId={holds ? activeId : undefined}
            active={holds ? active : none}
            renderLink={renderLink}
            words={words}
          />
        );
      })}
    </ul>
  );
}

const nothing: readonly NavItem[] = [];

const NavBranch = memo(function NavBranch({ item, activeId, active, ...rest }: Common & Active & { item: NavItem }) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const holdsActive = active.has(item.id);
  const open = chosen ?? holdsActive;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <li>
      <button
        type="button"
        data-slot="entry"
        data-holds-active={holdsActive || undefined}
        aria-expanded={open}
        aria-controls={id}
        title={item.label}
        onClick={() => setChosen(!open)}
      >
        {inside(item)}
        <ChevronDown data-slot="chevron" aria-hidden />
      </button>
      {/* The list is there for `aria-controls`; its entries come when it first opens, and stay. */}
      <NavEntries
        {...rest}
        id={id}
        hidden={!open}
        items={open || wasOpen ? (item.items ?? nothing) : nothing}
        activeId={activeId}
        active={active}
      />
    </li>
  );
});

interface LeafProps extends Common {
  item: NavItem;
  current: boolean;
}

const NavLeaf = memo(function NavLeaf(props: LeafProps) {
  return <li>{leaf(props)}</li>;
});

function leaf({ item, current, renderLink, words }: LeafProps) {
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
}

/** Icon and label; an entry without an icon keeps its initials for the rail. */
function inside(item: NavItem, after?: ReactNode) {
  return (
    <>
      {item.icon ?? (
        <span data-slot="initial" aria-hidden>
          {initialsOf(item.label)}
        </span>
      )}
      <span data-slot="label">
        {item.label}
        {after}
      </span>
    </>
  );
}
