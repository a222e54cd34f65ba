import type { Designation, WindowView } from '@attesta/domain/availability/schema';
import { codes, formatCode, isProductCode, type CodeId } from '@attesta/domain/codes/codes';
import type { TimelineGroup, TimelineRow } from '@attesta/ui/data/timeline';
import { isFor, type WindowQuery } from './windows';

interface RowTexts {
  group: (code: CodeId) => string;
  /** The name of a code. */
  name: (code: CodeId) => string;
  /** Returns windows with the days on which they are usable. */
  usable: (windows: readonly WindowView[]) => readonly WindowView[];
  /** When the next place of a code is free; `windows` is empty if it has none. */
  nextFree: (windows: readonly WindowView[]) => string;
  /** Figures at the end of a row. */
  free: (places: number) => string;
  /** Whether a code matches the search. */
  isFound: (code: CodeId) => boolean;
}

/** Returns the codes that can have windows: designated product codes, and codes that already have windows. */
export function availableCodes(designations: readonly Designation[], windows: readonly WindowView[]): CodeId[] {
  const known = new Set<string>([
    ...designations.flatMap((designation) => designation.codes.filter(isProductCode)),
    ...windows.map(({ code }) => code),
  ]);
  return codes.flatMap(({ id }) => (known.has(id) ? [id] : []));
}

/** Returns the rows of the timeline, one for each code that matches the query, with the groups of codes. */
export function rowsOf(
  available: readonly CodeId[],
  windows: readonly WindowView[],
  query: WindowQuery,
  texts: RowTexts,
): { rows: TimelineRow[]; groups: TimelineGroup[] } {
  const byCode = Map.groupBy(
    windows.filter((window) => !window.past && isFor(window, query)),
    ({ code }) => code,
  );
  const isShown = new Set<string>(available);
  const needsWindow = query.pool !== null || query.riskClass !== null;
  const sums = new Map<string, number>();
  const rows: TimelineRow[] = [];
  const groups = new Map<string, TimelineGroup>();
  for (const { id, regulation, prefix, group } of codes) {
    const own = byCode.get(id) ?? [];
    const matches =
      isShown.has(id) &&
      (!needsWindow || own.length > 0) &&
      (query.regulation === null || query.regulation === regulation) &&
      (query.code === null || query.code === id) &&
      (query.status === null || own.some(({ status }) => status === query.status)) &&
      texts.isFound(id);
    if (!matches) continue;
    const groupId = `${prefix}-${group}`;
    const free = texts
      .usable(own)
      .reduce(
        (sum, { status, slots, reserved }) => sum + (status === 'closed' ? 0 : (slots ?? 0) - (reserved ?? 0)),
        0,
      );
    if (own.length > 0) sums.set(groupId, (sums.get(groupId) ?? 0) + free);
    const sum = sums.get(groupId);
    groups.set(groupId, {
      id: groupId,
      label: texts.group(id),
      ...(sum !== undefined && { end: texts.free(sum) }),
    });
    rows.push({
      id,
      label: formatCode(id),
      description: texts.name(id),
      group: groupId,
      cardEnd: texts.nextFree(own),
      ...(own.length > 0 && { end: texts.free(free) }),
    });
  }
  return { rows, groups: [...groups.values()] };
}
