'use client';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { leavesPage } from '../../foundation/leaves-page.js';
import { useRowOverflow, type RowWidths } from '../../foundation/overflow.js';
import type { RenderLink } from '../../foundation/render-link.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { wordsOf } from '../../foundation/words.js';
import type { NavGroup } from '../nav-tree/index.js';
import { NavBarEntry, type NavBarChange } from './nav-bar-entry.js';
import type { NavBarLabels } from './nav-bar-links.js';
import {
  candidates,
  currentGroup,
  fittingGroups,
  maxNavBar,
  mostShown,
  restGroups,
  shownGroups,
  stopAfter,
} from './nav-bar-state.js';
import { Root } from './nav-bar.styles.js';

const english: NavBarLabels = { more: 'More', opensInNewTab: '(opens in a new tab)', unresolved: 'Menu Items Error' };

/** Id of "more" in `open` and `onOpenChange`. */
export const moreId = '…';

export interface NavBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  groups: readonly NavGroup[];
  /** Id of the entry for the page that is shown; the group that it stands in is always in sight. */
  activeId?: string | undefined;
  /** The router's link for entries within the application. */
  renderLink?: RenderLink | undefined;
  /** How many entries the bar has at most, "more" among them; never under 2. */
  max?: number | undefined;
  /** Id of the group whose panel is open, `…` for "more"; null for none. */
  open?: string | null | undefined;
  defaultOpen?: string | null | undefined;
  /** Reasons: trigger, link (one in the panel was followed), escape, outside-press, focus-out, resize (the open group lost its place in the bar). */
  onOpenChange?: NavBarChange | undefined;
  labels?: Partial<NavBarLabels> | undefined;
}

const seen = "[data-slot='groups'] > li:not([data-overflow]) > button";

/**
 * The navigation of an application as a row: each group is a button that opens a panel of its links, and groups without room stand in "more". The row wraps
 * and clips by CSS until its widths are known, so that nothing moves. It is no landmark by itself: the shell's bar is one, elsewhere put it in a `nav`.
 * Keys: Tab goes through, Enter and Space open and close, Escape closes; arrows, Home and End move among groups, or among the links of a panel.
 * `data-part="nav-bar"`. Source: specification, section 2 (layout); WAI-ARIA APG, disclosure navigation.
 */
export const NavBar = memo(function NavBar({
  groups,
  activeId,
  renderLink,
  max = maxNavBar,
  open,
  defaultOpen = null,
  onOpenChange,
  labels,
  ...rest
}: NavBarProps) {
  const { more, opensInNewTab, unresolved } = wordsOf(english, labels);
  const words = useMemo(() => ({ more, opensInNewTab, unresolved }), [more, opensInNewTab, unresolved]);
  const [openId, setOpen] = useControlled<
    string | null,
    Parameters<NavBarChange> extends [unknown, ...infer D] ? D : never
  >(open, defaultOpen, onOpenChange);

  const current = useMemo(() => currentGroup(groups, activeId), [groups, activeId]);
  const row = useRef<HTMLUListElement>(null);
  const decide = useCallback(
    (widths: RowWidths) => fittingGroups({ count: groups.length, max, current }, widths),
    [groups, max, current],
  );
  const fitting = useRowOverflow(row, decide);
  const shown = shownGroups(groups.length, Math.min(fitting ?? Infinity, mostShown(groups.length, max)), current);
  const hidden = restGroups(groups.length, shown);
  const inMore = hidden.join();
  const others = useMemo(
    () => (inMore === '' ? [] : inMore.split(',').map((index) => groups[Number(index)] as NavGroup)),
    [groups, inMore],
  );

  const homeless =
    openId !== null && (openId === moreId ? hidden.length === 0 : !shown.some((index) => groups[index]?.id === openId));
  const focused = useRef<HTMLElement>(null);
  const measured = fitting !== null;
  useLayoutEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement?.closest('[data-overflow]');
    if (focused.current && lost) {
      const stops = [...(row.current?.parentElement?.querySelectorAll<HTMLElement>(seen) ?? [])];
      const current = focused.current.ariaCurrent ? stops.find((stop) => stop.ariaCurrent) : undefined; // it is always in sight, if as a new element
      (current ?? stops.at(-1))?.focus({ preventScroll: true });
    }
    if (homeless) setOpen(null, { reason: 'resize', event: null });
  }, [homeless, inMore, measured, setOpen]);

  const own = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
    onKeyDown: move,
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      const panel = (event.target as Element).closest('[data-slot="panel"]');
      if (!panel || !leavesPage(event.nativeEvent)) return;
      setOpen(null, { reason: 'link', event: event.nativeEvent });
      (panel.previousElementSibling as HTMLElement).focus({ preventScroll: true }); // the link goes with the panel
    },
  };
  // What comes into the first line when the widths are known is a new element there: browsers count one that moves as a shift, even where it was clipped before.
  const keyOf = (id: string) => (fitting === null ? `${id} wrapped` : id);
  const context = { activeId, renderLink, words, onOpenChange: setOpen };

  return (
    <Root data-part="nav-bar" {...mergeProps(own, rest)}>
      <ul ref={row} data-slot="groups" data-measured={fitting === null ? undefined : ''}>
        {candidates(groups.length, max, current).map((index) => {
          const group = groups[index];
          const overflows = !shown.includes(index);
          if (!group?.items)
            return (
              <li key={index} data-overflow={overflows || undefined}>
                <span data-slot="error">{unresolved}</span>
              </li>
            );
          return (
            <NavBarEntry
              key={index === current && index === shown.at(-1) ? keyOf(group.id) : group.id}
              {...context}
              id={group.id}
              label={group.label}
              groups={group}
              open={openId === group.id && !overflows}
              current={index === current}
              overflows={overflows}
            />
          );
        })}
        <NavBarEntry
          key={keyOf(moreId)}
          {...context}
          id={moreId}
          label={more}
          groups={others}
          open={openId === moreId && others.length > 0}
          overflows={hidden.length === 0}
        />
      </ul>
    </Root>
  );
});

/** Arrows, Home and End: among the buttons, from an open one into its panel, and among the panel's links. */
function move(event: KeyboardEvent<HTMLDivElement>) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const focus = event.target as HTMLElement;
  const panel = focus.closest('[data-slot="panel"]');
  const rtl = isRtl(event.currentTarget);
  const stops = [
    ...(panel
      ? panel.querySelectorAll<HTMLElement>('a[href]')
      : event.currentTarget.querySelectorAll<HTMLElement>(seen)),
  ];
  const stop = stopAfter(event.key, stops.indexOf(focus), stops.length, rtl);
  const into =
    !panel &&
    focus.ariaExpanded === 'true' &&
    (event.key === 'ArrowDown' || event.key === (rtl ? 'ArrowLeft' : 'ArrowRight'));
  const next = into
    ? focus.nextElementSibling?.querySelector<HTMLElement>('a[href]')
    : stop === null
      ? null
      : stops[stop];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
