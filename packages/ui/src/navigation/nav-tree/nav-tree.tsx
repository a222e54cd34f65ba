'use client';
import { memo, useId, useMemo, type ComponentPropsWithRef } from 'react';
import { keepFocus } from '../../foundation/focus/keep-focus.js';
import { mergeProps } from '../../foundation/compose.js';
import { useNameTip } from '../../foundation/tooltip/use-name-tip.js';
import type { RenderLink } from '../../foundation/render-link.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishNavTreeLabels, type NavTreeLabels } from './nav-tree-labels.js';
import { NavEntries } from './nav-entry.js';
import { branchesTo, type NavGroup } from './nav-tree-state.js';
import { Root } from './nav-tree.styles.js';

const keepEntryFocus = keepFocus('[data-slot="entry"]');

export interface NavTreeProps extends ComponentPropsWithRef<'div'> {
  groups: readonly NavGroup[];
  /** Id of the entry of the current page. The branches that contain it are open initially. */
  activeId?: string | undefined;
  /** Renders internal links with your router's link component. */
  renderLink?: RenderLink | undefined;
  /** Shows only icons. Inside the app shell's drawer this depends on the drawer's width automatically. */
  rail?: boolean | undefined;
  labels?: Partial<NavTreeLabels> | undefined;
}

/**
 * Groups of links, with branches that open in place. The component is not a landmark: the shell's drawer is one;
 * outside the shell wrap it in a `nav`. Keys: Tab moves through the entries; Enter and Space open and close a branch.
 * An entry that cannot be resolved shows 'Menu Items Error'. `data-part="nav-tree"`, with `data-rail`. Source:
 * specification, section 2 (navigation menu); WAI-ARIA APG, disclosure navigation.
 */
export const NavTree = memo(function NavTree({ groups, activeId, renderLink, rail, labels, ...rest }: NavTreeProps) {
  const id = useId();
  const active = useMemo(() => branchesTo(groups, activeId), [groups, activeId]);
  const { opensInNewTab, unresolved } = useLabels('navTree', englishNavTreeLabels, labels);
  const text = useMemo(() => ({ opensInNewTab, unresolved }), [opensInNewTab, unresolved]);
  const nameTip = useNameTip(Boolean(rail), true);
  return (
    <Root
      data-part="nav-tree"
      {...mergeProps(mergeProps({ onFocus: keepEntryFocus }, nameTip.handlers), rest)}
      data-rail={rail || undefined}
    >
      {groups.map((group, index) => (
        <div key={group?.id ?? index} data-slot="group">
          {group?.items ? (
            <>
              <div id={`${id}${index}`} data-slot="heading">
                {group.label}
              </div>
              <NavEntries
                items={group.items}
                activeId={activeId}
                active={active}
                renderLink={renderLink}
                text={text}
                labelledBy={`${id}${index}`}
              />
            </>
          ) : (
            <div data-slot="error">{unresolved}</div>
          )}
        </div>
      ))}
      {nameTip.tip}
    </Root>
  );
});
