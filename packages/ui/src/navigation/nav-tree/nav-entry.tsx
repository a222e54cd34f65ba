'use client';
import { memo, useId, useState, type ReactNode } from 'react';
import { initialsOf } from '../../display/avatar/index.js';
import { ChevronDown, ExternalLink } from '../../foundation/glyphs.js';
import type { AnchorProps, RenderLink } from '../../foundation/render-link.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import type { NavTreeLabels } from './nav-tree-labels.js';
import { kindOf, type NavItem } from './nav-tree-state.js';
import { watchHeldKeys } from '../../foundation/keys/held-keys.js';

watchHeldKeys();

interface Common {
  renderLink?: RenderLink;
  text: NavTreeLabels;
}

interface Active {
  /** Id of the active entry, if it is in this list or below it. */
  activeId?: string;
  /** Ids of the branches that contain it. */
  active: ReadonlySet<string>;
}

interface EntriesProps extends Common, Active {
  items: readonly NavItem[];
  labelledBy?: string | undefined;
  id?: string | undefined;
  hidden?: boolean | undefined;
}

const none: ReadonlySet<string> = new Set();

/** A list of entries. Each entry is memoised, so that only changed entries re-render. */
export function NavEntries({ items, labelledBy, id, hidden, activeId, active, renderLink, text }: EntriesProps) {
  return (
    <ul id={id} hidden={hidden} aria-labelledby={labelledBy}>
      {items.map((item, index) => {
        if (kindOf(item) !== 'branch') {
          const current = item?.id !== undefined && item.id === activeId;
          return <NavLeaf key={item?.id ?? index} item={item} current={current} renderLink={renderLink} text={text} />;
        }
        // Branches without the active entry do not receive its id. Otherwise all branches would re-render on every
        // navigation.
        const containsActive = active.has(item.id);
        return (
          <NavBranch
            key={item.id}
            item={item}
            activeId={containsActive ? activeId : undefined}
            active={containsActive ? active : none}
            renderLink={renderLink}
            text={text}
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
  const containsActive = active.has(item.id);
  const open = chosen ?? containsActive;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <li>
      <button
        type="button"
        data-slot="entry"
        data-contains-active={containsActive || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        {inside(item)}
        <ChevronDown data-slot="chevron" aria-hidden />
      </button>
      {/* Always rendered, for `aria-controls`. The entries are mounted when it first opens and remain mounted. */}
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

function leaf({ item, current, renderLink, text }: LeafProps) {
  if (kindOf(item) === 'error') return <div data-slot="error">{text.unresolved}</div>;
  const props = { 'data-slot': 'entry' } as const;
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
        {inside(item, <VisuallyHidden> {text.opensInNewTab}</VisuallyHidden>)}
        <ExternalLink data-slot="external" aria-hidden />
      </a>
    );
  const children = inside(item);
  return renderLink ? renderLink({ ...link, children }) : <a {...link}>{children}</a>;
}

/** Icon and label. An entry without an icon renders its initials, which the rail shows. */
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
