import type { ReactNode } from 'react';

/** An entry of the navigation: a link (`href`), or a branch (`items`). One that has neither can't be resolved. */
export interface NavItem {
  id: string;
  label: string;
  href?: string;
  icon?: ReactNode;
  /** Opens in a new tab, without a referrer. */
  external?: boolean;
  disabled?: boolean;
  items?: readonly NavItem[];
}

export interface NavGroup {
  id: string;
  label: string;
  items: readonly NavItem[];
}

/** What an entry is; `error` where it leads nowhere and holds nothing. */
export function kindOf(item: NavItem | null | undefined): 'branch' | 'link' | 'error' {
  if (item?.items) return 'branch';
  return item?.href ? 'link' : 'error';
}

/** Ids of the branches that the active entry stands in, so that they begin open. */
export function branchesTo(groups: readonly NavGroup[], activeId: string | undefined): ReadonlySet<string> {
  const path: string[] = [];
  const find = (items: readonly NavItem[]): boolean =>
    items.some((item) => {
      if (!item) return false;
      if (item.id === activeId) return true;
      if (!item.items) return false;
      path.push(item.id);
      return find(item.items) || (path.pop(), false);
    });
  return activeId !== undefined && groups.some((group) => find(group.items)) ? new Set(path) : new Set();
}
