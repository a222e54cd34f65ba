import { fitsInRow, type RowWidths } from '../../foundation/overflow.js';
import type { NavGroup, NavItem } from '../nav-tree/index.js';

/** How many entries a bar has at most, "more" among them (the specification names no number; decided). */
export const maxNavBar = 7;

/** How many of `count` groups the bar may show by number alone: all, or one fewer than `max`, since "more" is an entry too. */
export const mostShown = (count: number, max: number): number =>
  count <= Math.max(2, max) ? count : Math.max(2, max) - 1;

/**
 * The groups that are seen where `shown` of `count` fit: the first ones in their order, the current one in the place of the last where it is not among them.
 * Answers indices, ascending.
 */
export function shownGroups(count: number, shown: number, current: number): number[] {
  const first = Array.from({ length: Math.min(count, shown) }, (_, index) => index);
  if (current >= first.length && current < count) first[Math.max(0, first.length - 1)] = current;
  return first;
}

/** The groups in "more", in their order. */
export function restGroups(count: number, shown: readonly number[]): number[] {
  const seen = new Set(shown);
  return Array.from({ length: count }, (_, index) => index).filter((index) => !seen.has(index));
}

/** The groups that stand in the row at all, seen or not: those that could be seen at some width. */
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
 * How many groups fit into a row that holds the candidates and, as its last child, "more". "More" never holds a single one: then two go. One always stays,
 * and two are never worth a "more": what does not fit of them is cut by CSS.
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

/** Index of the group that the current page stands in, at any depth; -1 without one. */
export function currentGroup(groups: readonly NavGroup[], activeId: string | undefined): number {
  const holds = (items: readonly NavItem[] | undefined): boolean =>
    items?.some((item) => item && (item.id === activeId || holds(item.items))) ?? false;
  return activeId === undefined ? -1 : groups.findIndex((group) => holds(group?.items));
}

/** Which of `count` stops in a row a key leads to, or null where it leads nowhere: there is no going round (APG, disclosure navigation). */
export function stopAfter(key: string, current: number, count: number, rtl: boolean): number | null {
  const ways: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    [rtl ? 'ArrowLeft' : 'ArrowRight']: current + 1,
    [rtl ? 'ArrowRight' : 'ArrowLeft']: current - 1,
    Home: 0,
    End: count - 1,
  };
  const stop = ways[key];
  return stop === undefined || stop < 0 || stop >= count ? null : stop;
}
