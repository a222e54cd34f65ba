import { fitsInRow, type RowWidths } from '../../foundation/overflow.js';
import type { NavGroup, NavItem } from '../nav-tree/index.js';

/** Maximum number of entries, including "more". The specification contains no number. */
export const maxNavBar = 7;

/**
 * Returns how many of `count` groups may be visible, regardless of width: all, or `max - 1`, because "more" is an entry
 * too.
 */
export const mostShown = (count: number, max: number): number =>
  count <= Math.max(2, max) ? count : Math.max(2, max) - 1;

/**
 * Returns the ascending indices of the visible groups when `shown` of `count` fit: the first ones, with the current
 * group in the last position if it is not one of them.
 */
export function shownGroups(count: number, shown: number, current: number): number[] {
  const first = Array.from({ length: Math.min(count, shown) }, (_, index) => index);
  if (current >= first.length && current < count) first[Math.max(0, first.length - 1)] = current;
  return first;
}

/** Returns the indices of the groups in "more", in order. */
export function restGroups(count: number, shown: readonly number[]): number[] {
  const seen = new Set(shown);
  return Array.from({ length: count }, (_, index) => index).filter((index) => !seen.has(index));
}

/** Returns the indices of the groups that are rendered in the row: those that are visible at some width. */
export const candidates = (count: number, max: number, current: number): number[] => {
  const most = mostShown(count, max);
  const groups = Array.from({ length: most }, (_, index) => index);
  return current >= most ? [...groups, current] : groups;
};

interface Bar {
  count: number;
  max: number;
  /** Index of the current group; -1 without one. */
  current: number;
}

/**
 * Returns how many groups fit. `row` contains the widths of the candidates, followed by that of "more". If a single
 * group does not fit, two groups move into "more". At least one group is visible. With two groups or fewer there is no
 * "more", and CSS truncates their labels.
 */
export function fittingGroups({ count, max, current }: Bar, row: RowWidths): number {
  const more = row.widths.at(-1) ?? 0;
  const width = new Map(candidates(count, max, current).map((group, index) => [group, row.widths[index] ?? 0]));
  if (count <= 2) return count;
  for (let shown = mostShown(count, max); shown > 1; shown--) {
    if (shown === count - 1) continue;
    const widths = shownGroups(count, shown, current).map((group) => width.get(group) ?? 0);
    if (fitsInRow(shown === count ? widths : [...widths, more], row)) return shown;
  }
  return 1;
}

/** Returns the index of the group that contains the current page at any depth, or -1. */
export function currentGroup(groups: readonly NavGroup[], activeId: string | undefined): number {
  const containsActive = (items: readonly NavItem[] | undefined): boolean =>
    items?.some((item) => item && (item.id === activeId || containsActive(item.items))) ?? false;
  return activeId === undefined ? -1 : groups.findIndex((group) => containsActive(group?.items));
}

/**
 * Returns the index that a key moves to in a row of `count` elements, or null if the key does not move. Does not wrap
 * around (APG, disclosure navigation).
 */
export function stopAfter(key: string, current: number, count: number, rtl: boolean): number | null {
  const targets: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    [rtl ? 'ArrowLeft' : 'ArrowRight']: current + 1,
    [rtl ? 'ArrowRight' : 'ArrowLeft']: current - 1,
    Home: 0,
    End: count - 1,
  };
  const stop = targets[key];
  return stop === undefined || stop < 0 || stop >= count ? null : stop;
}
