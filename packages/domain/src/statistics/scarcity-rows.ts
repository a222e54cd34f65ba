import type { Regulation } from '../classes/class-variant.ts';
import { codeGroups, groupIdOf } from '../codes/code-group.ts';
import { codes } from '../codes/codes.ts';
import type { PublishedCell } from './figures.ts';
import { quartersFrom } from './quarters.ts';
import { maxScarcity, scarcityQuarters } from './scarcity.ts';
import type { CalendarDate } from '../values/dates.ts';

/** A cell of the table of scarcity. `isOfGroup`: the value is that of the code's group. */
export type ScarcityCell =
  | { readonly state: 'shown'; readonly value: number; readonly isOfGroup: boolean }
  | { readonly state: 'no_places'; readonly isOfGroup: boolean }
  | { readonly state: 'withheld' }
  | { readonly state: 'few' };

/** A row: a code, or a group of codes. */
export interface ScarcityRow {
  readonly id: string;
  readonly isGroup: boolean;
  /** One for each quarter. */
  readonly cells: readonly ScarcityCell[];
}

export interface ScarcityTable {
  /** Ids of the quarters, such as `2027-Q1`. */
  readonly quarters: readonly string[];
  readonly rows: readonly ScarcityRow[];
}

/** Maximum number of rows of the scarcest codes. */
const maxScarcest = 15;

/** Returns the cells of a code or group by quarter, from the published ones. */
function cellsOf(published: readonly PublishedCell[]) {
  const byKey = new Map(
    published
      .filter(({ figure, period }) => figure === 'scarcity' && period === 'current')
      .map((cell) => [cell.dimensions.join(' '), cell]),
  );
  return (id: string, quarter: string, isOfGroup: boolean): ScarcityCell => {
    const cell = byKey.get(`${id} ${quarter}`);
    if (!cell) return { state: 'few' };
    if (cell.state === 'no_places') return { state: 'no_places', isOfGroup };
    return cell.value === null ? { state: 'withheld' } : { state: 'shown', value: cell.value, isOfGroup };
  };
}

const isHidden = ({ state }: ScarcityCell) => state === 'few' || state === 'withheld';

/** The highest scarcity of the cells that are not those of a group; a quarter without places counts most. */
function highestOf({ cells }: ScarcityRow): number {
  const values = cells.map((cell) => {
    if (isHidden(cell) || ('isOfGroup' in cell && cell.isOfGroup)) return -1;
    return cell.state === 'shown' ? cell.value : maxScarcity + 1;
  });
  return Math.max(...values);
}

/**
 * Returns the scarcity of the groups of a regulation, of the codes of one group, or of the scarcest codes. A code has
 * the value of its group in quarters in which its own is not published.
 * @param day the day of the count; the first quarter is that of this day
 * @param show `groups`, `scarcest`, or the id of a group
 */
export function scarcityTable(
  published: readonly PublishedCell[],
  day: CalendarDate,
  { regulation, show }: { regulation: Regulation; show: string },
): ScarcityTable {
  const quarters = quartersFrom(day, scarcityQuarters).map(({ id }) => id);
  const cellOf = cellsOf(published);
  const groupRow = (id: string): ScarcityRow => ({
    id,
    isGroup: true,
    cells: quarters.map((quarter) => cellOf(id, quarter, false)),
  });
  if (show === 'groups') {
    const groups = codeGroups.filter((group) => group.regulation === regulation);
    return { quarters, rows: groups.map(({ id }) => groupRow(id)) };
  }
  const shown = codes.filter((code) => code.regulation === regulation);
  const rows = shown.map((code): ScarcityRow & { group: string } => ({
    id: code.id,
    group: groupIdOf(code),
    isGroup: false,
    cells: quarters.map((quarter) => {
      const own = cellOf(code.id, quarter, false);
      return isHidden(own) ? hiddenOr(own, cellOf(groupIdOf(code), quarter, true)) : own;
    }),
  }));
  if (show !== 'scarcest') return { quarters, rows: rows.filter(({ group }) => group === show) };
  const scarcest = rows
    .map((row) => ({ row, highest: highestOf(row) }))
    .filter(({ highest }) => highest >= 0)
    .toSorted((one, other) => other.highest - one.highest)
    .slice(0, maxScarcest);
  return { quarters, rows: scarcest.map(({ row }) => row) };
}

const hiddenOr = (own: ScarcityCell, ofGroup: ScarcityCell): ScarcityCell => (isHidden(ofGroup) ? own : ofGroup);

/** The cell with the highest scarcity. */
export interface ScarcityFinding {
  readonly row: ScarcityRow;
  readonly quarter: string;
  /** Devices for each place; null without any place. */
  readonly value: number | null;
}

/** Returns the finding of a table: the first cell without places, otherwise the one with the highest value. */
export function scarcityFinding({ quarters, rows }: ScarcityTable): ScarcityFinding | null {
  const found = rows.flatMap((row) =>
    row.cells.flatMap((cell, index): ScarcityFinding[] => {
      if (isHidden(cell) || ('isOfGroup' in cell && cell.isOfGroup)) return [];
      return [{ row, quarter: quarters[index] ?? '', value: cell.state === 'shown' ? cell.value : null }];
    }),
  );
  const rank = ({ value }: ScarcityFinding) => value ?? maxScarcity + 1;
  return found.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}
