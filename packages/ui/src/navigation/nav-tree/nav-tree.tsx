'use client';
import { memo, useId, useMemo, type ComponentPropsWithRef } from 'react';
import type { RenderLink } from '../../foundation/render-link.js';
import { wordsOf } from '../../foundation/words.js';
import { NavEntries, type NavTreeLabels } from './nav-entry.js';
import { branchesTo, type NavGroup } from './nav-tree-state.js';
import { Root } from './nav-tree.styles.js';

const english: NavTreeLabels = { opensInNewTab: '(opens in a new tab)', unresolved: 'Menu Items Error' };

export interface NavTreeProps extends ComponentPropsWithRef<'div'> {
  groups: readonly NavGroup[];
  /** Id of the entry for the page that is shown; the branches that it stands in begin open. */
  activeId?: string | undefined;
  /** The router's link for entries within the application. */
  renderLink?: RenderLink | undefined;
  /** Icons only. Inside of a shell's drawer this follows the drawer's width by itself. */
  rail?: boolean | undefined;
  labels?: Partial<NavTreeLabels> | undefined;
}

/**
 * Groups of links, with branches that open in place. It is no landmark by itself: the shell's drawer is one, elsewhere put it in a `nav`.
 * Keys: Tab goes through; Enter and Space open and close a branch. An entry that can't be resolved shows 'Menu Items Error'.
 * `data-part="nav-tree"`, with `data-rail`. Source: specification, section 2 (navigation menu); WAI-ARIA APG, disclosure navigation.
 */
export const NavTree = memo(function NavTree({ groups, activeId, renderLink, rail, labels, ...rest }: NavTreeProps) {
  const id = useId();
  const active = useMemo(() => branchesTo(groups, activeId), [groups, activeId]);
  const { opensInNewTab, unresolved } = wordsOf(english, labels);
  const words = useMemo(() => ({ opensInNewTab, unresolved }), [opensInNewTab, unresolved]);
  return (
    <Root data-part="nav-tree" {...rest} data-rail={rail || undefined}>
      {groups.map((group, index) => (
        <div key={group?.id ?? index} data-slot="group">
          {group?.items ? (
            <>
              <div id={`${id}${group.id}`} data-slot="heading">
                {group.label}
              </div>
              <NavEntries
                items={group.items}
                activeId={activeId}
                active={active}
                renderLink={renderLink}
                words={words}
                labelledBy={`${id}${group.id}`}
              />
            </>
          ) : (
            <div data-slot="error">{unresolved}</div>
          )}
        </div>
      ))}
    </Root>
  );
});
