import type { ReactNode } from 'react';

/** An entry of the navigation: a link (`href`) or a branch (`items`). An entry with neither cannot be resolved. */
export interface NavItem {
  /** Unique among groups and entries. `activeId` refers to it. */
  id: string;
  /** Title of the page. */
  label: string;
  /** URL of the page. An entry without `href` and `items` shows `labels.unresolved`. */
  href?: string | undefined;
  /** Shown before the label. A rail shows only the icon. */
  icon?: ReactNode;
  /** Opens in a new tab, without a referrer. */
  external?: boolean | undefined;
  /** The entry is visible but not a link. */
  disabled?: boolean | undefined;
  /** Entries of a branch. */
  items?: readonly NavItem[] | undefined;
}

export interface NavGroup {
  /** Unique among groups and entries. */
  id: string;
  /** Heading of the group, or label of its button in a bar. */
  label: string;
  /** Entries of the group, in order. */
  items: readonly NavItem[];
}

/** Returns the kind of an entry; `error` if it has neither `href` nor `items`. */
export function kindOf(item: NavItem | null | undefined): 'branch' | 'link' | 'error' {
  if (item?.items) return 'branch';
  return item?.href ? 'link' : 'error';
}

/** Returns the ids of the branches that contain the active entry. They are open initially. */
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
