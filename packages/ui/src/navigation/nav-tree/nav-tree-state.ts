import type { ReactNode } from 'react';

/** An entry of the navigation: a link (`href`), or a branch (`items`). One that has neither can't be resolved. */
export interface NavItem {
  /** Unique among groups and entries; what `activeId` names. */
  id: string;
  /** As its page is titled. */
  label: string;
  /** Where it leads. An entry without address and entries cannot be resolved, and says so. */
  href?: string | undefined;
  /** Drawn before its label; all that a rail shows. */
  icon?: ReactNode;
  /** Opens in a new tab, without a referrer. */
  external?: boolean | undefined;
  /** Stays in sight and leads nowhere. */
  disabled?: boolean | undefined;
  /** Its entries, where it is a branch. */
  items?: readonly NavItem[] | undefined;
}

export interface NavGroup {
  /** Unique among groups and entries. */
  id: string;
  /** Its heading, or the name of its button in a bar. */
  label: string;
  /** Its entries, in order. */
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
  return activeId !== undefined && groups.some((group) => group?.items && find(group.items))
    ? new Set(path)
    : new Set();
}
