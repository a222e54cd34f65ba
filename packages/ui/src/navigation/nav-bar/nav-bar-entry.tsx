'use client';
import { memo, useId, useRef, useState } from 'react';
import { showWhole } from '../../foundation/show-whole.js';
import { ChevronDown } from '../../foundation/glyphs.js';
import { useAnchored } from '../../foundation/overlay/use-anchored.js';
import { useDismissal, type DismissReason } from '../../foundation/overlay/use-dismissal.js';
import type { NavGroup } from '../nav-tree/index.js';
import { NavBarBranch, NavBarLinks, type LinkContext } from './nav-bar-links.js';

/** Why the open panel changed. `resize`: the open group moved into "more", or "more" was open and disappeared. */
export type NavBarReason = DismissReason | 'trigger' | 'link' | 'resize';
/** Receives the id of the open group, or null. */
export type NavBarChange = (open: string | null, details: { reason: NavBarReason; event: Event | null }) => void;

interface EntryProps extends LinkContext {
  id: string;
  label: string;
  /** One group with its links, or the groups in "more" with their headings. */
  groups: NavGroup | readonly NavGroup[];
  open: boolean;
  current?: boolean | undefined;
  /** Whether the entry does not fit. It is then hidden and rendered only to be measured. */
  overflows?: boolean | undefined;
  onOpenChange: NavBarChange;
}

/** A group of the bar: its button and, while it is open, its panel, which follows the button in the reading order. */
export const NavBarEntry = memo(function NavBarEntry({
  id,
  label,
  groups,
  open,
  current,
  overflows,
  onOpenChange,
  ...context
}: EntryProps) {
  const own = useId();
  const entry = useRef<HTMLLIElement>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <li ref={entry} data-overflow={overflows || undefined}>
      <button
        type="button"
        data-slot="entry"
        ref={setButton}
        id={`${own}button`}
        aria-expanded={open}
        aria-controls={open ? `${own}panel` : undefined}
        aria-current={current || undefined}
        onClick={(event) => onOpenChange(open ? null : id, { reason: 'trigger', event: event.nativeEvent })}
      >
        <span data-slot="name" dir="auto" onPointerEnter={showWhole}>
          {label}
        </span>
        <ChevronDown aria-hidden />
      </button>
      {open && button && (
        <Panel
          {...context}
          id={`${own}panel`}
          labelledBy={`${own}button`}
          groups={groups}
          anchor={button}
          entry={entry}
          onDismiss={(reason, event) => {
            onOpenChange(null, { reason, event });
            if (reason === 'escape') button.focus({ preventScroll: true });
          }}
        />
      )}
    </li>
  );
});

interface PanelProps extends LinkContext {
  id: string;
  labelledBy: string;
  groups: NavGroup | readonly NavGroup[];
  anchor: Element;
  entry: React.RefObject<Element | null>;
  onDismiss: (reason: DismissReason, event: Event) => void;
}

function Panel({ id, labelledBy, groups, anchor, entry, onDismiss, ...context }: PanelProps) {
  // Anchored to the list item, not to the button, so that the panel does not cover the line below the current group.
  const { setFloating, floatingStyles } = useAnchored(anchor.parentElement ?? anchor, 'bottom-start');
  useDismissal(true, [entry], onDismiss);
  return (
    <div data-slot="panel" id={id} ref={setFloating} style={floatingStyles}>
      {'items' in groups ? (
        <NavBarLinks {...context} items={groups.items} labelledBy={labelledBy} />
      ) : (
        groups.map((group, index) => (
          <div key={group?.id ?? index} data-slot="section">
            {group?.items ? (
              <NavBarBranch {...context} item={group} />
            ) : (
              <div data-slot="error">{context.text.unresolved}</div>
            )}
          </div>
        ))
      )}
    </div>
  );
}
