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
import { focusedElement, isFocusLost } from '../../foundation/focus/active-element.js';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { mergeProps } from '../../foundation/compose.js';
import { leavesPage } from '../../foundation/leaves-page.js';
import { useRowOverflow, type RowWidths } from '../../foundation/overflow.js';
import type { RenderLink } from '../../foundation/render-link.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import type { NavGroup } from '../nav-tree/index.js';
import { NavBarEntry, type NavBarChange } from './nav-bar-entry.js';
import { englishNavBarLabels, type NavBarLabels } from './nav-bar-labels.js';
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

/** Id of "more" in `open` and `onOpenChange`. */
export const moreId = '…';

export interface NavBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  groups: readonly NavGroup[];
  /** Id of the entry of the current page. Its group is always visible. */
  activeId?: string | undefined;
  /** Renders internal links with your router's link component. */
  renderLink?: RenderLink | undefined;
  /** Maximum number of entries, including "more". At least 2. */
  max?: number | undefined;
  /** Id of the group whose panel is open, `…` for "more"; null for none. */
  open?: string | null | undefined;
  defaultOpen?: string | null | undefined;
  /**
   * Called when a panel opens or closes. Reasons: trigger, link (a link of the panel was followed), escape,
   * outside-press, focus-out, resize (the open group moved into "more").
   */
  onOpenChange?: NavBarChange | undefined;
  labels?: Partial<NavBarLabels> | undefined;
}

const visibleButtons = "[data-slot='groups'] > li:not([data-overflow]) > button";
const keepButtonFocus = keepFocus(visibleButtons);

/**
 * The navigation of an application in a row: each group is a button that opens a panel of links, and groups that do not
 * fit move into "more". Until the widths are known, the row wraps and is clipped by CSS, so that nothing moves. The
 * component is not a landmark: the shell's bar is one; outside the shell wrap it in a `nav`. Keys: Tab moves through
 * the bar, Enter and Space open and close, Escape closes; arrow keys, Home and End move between groups, or between the
 * links of a panel. `data-part="nav-bar"`. Source: specification, section 2 (layout); WAI-ARIA APG, disclosure
 * navigation.
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
  const { more, opensInNewTab, unresolved } = useLabels('navBar', englishNavBarLabels, labels);
  const text = useMemo(() => ({ more, opensInNewTab, unresolved }), [more, opensInNewTab, unresolved]);
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

  const openGroupHidden =
    openId !== null && (openId === moreId ? hidden.length === 0 : !shown.some((index) => groups[index]?.id === openId));
  const focused = useRef<HTMLElement>(null);
  const measured = fitting !== null;
  useLayoutEffect(() => {
    const lost = isFocusLost() || focusedElement()?.closest('[data-overflow]');
    if (focused.current && lost) {
      const stops = [...(row.current?.parentElement?.querySelectorAll<HTMLElement>(visibleButtons) ?? [])];
      // The current group is always visible, but may be a new element.
      const current = focused.current.ariaCurrent ? stops.find((stop) => stop.ariaCurrent) : undefined;
      (current ?? stops.at(-1))?.focus({ preventScroll: true });
    }
    if (openGroupHidden) setOpen(null, { reason: 'resize', event: null });
  }, [openGroupHidden, inMore, measured, setOpen]);

  const own = {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focused.current = event.target;
      keepButtonFocus(event);
    },
    onBlur: () => {
      focused.current = null;
    },
    onKeyDown: move,
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      const panel = (event.target as Element).closest('[data-slot="panel"]');
      if (!panel || !leavesPage(event.nativeEvent)) return;
      setOpen(null, { reason: 'link', event: event.nativeEvent });
      (panel.previousElementSibling as HTMLElement).focus({ preventScroll: true }); // the link is removed with the panel
    },
  };
  // A new key creates a new element for an entry that moves to the first line when the widths are known. Browsers count
  // a moved element as a layout shift even if it was clipped before.
  const keyOf = (id: string) => (fitting === null ? `${id} wrapped` : id);
  const context = { activeId, renderLink, text, onOpenChange: setOpen };

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

/**
 * Handles the arrow keys, Home and End: moves between the buttons, from an open button into its panel, and between the
 * links of a panel.
 */
function move(event: KeyboardEvent<HTMLDivElement>) {
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  const focus = event.target as HTMLElement;
  const panel = focus.closest('[data-slot="panel"]');
  const rtl = isRtl(event.currentTarget);
  const stops = [
    ...(panel
      ? panel.querySelectorAll<HTMLElement>('a[href]')
      : event.currentTarget.querySelectorAll<HTMLElement>(visibleButtons)),
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
