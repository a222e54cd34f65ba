import type { Regulation } from '../classes/class-variant.ts';
import { groupIdOf } from '../codes/code-group.ts';
import { codes } from '../codes/codes.ts';
import type { CalendarDate } from '../values/dates.ts';
import type { PublishedCell } from './figures.ts';
import { monthsFrom } from './quarters.ts';
import { cellReader } from './read-cells.ts';
import { openMonths } from './supply.ts';

/** Number of bodies with a usable window in each month. */
export interface OpenBodies {
  readonly code: string;
  readonly bodies: readonly number[];
}

/** Maximum number of codes, unless those of a group are shown. */
const maxCodes = 12;

/**
 * Returns the designated codes of a regulation with an open body in the fewest months, or all of a group, and how many of
 * all designated codes have none in any month.
 * @param group id of a group of codes, or null
 */
export function openBodiesByMonth(
  cells: readonly PublishedCell[],
  day: CalendarDate,
  { regulation, group }: { regulation: Regulation; group: string | null },
): { months: string[]; rows: OpenBodies[]; never: number; total: number } {
  const read = cellReader(cells);
  const valueOf = (figure: 'nb-designated' | 'nb-open-month', dimensions: string[]) => {
    const found = read(figure, dimensions);
    return found.state === 'shown' ? found.value : 0;
  };
  const months = monthsFrom(day, openMonths);
  const designated = codes
    .filter((code) => code.regulation === regulation && valueOf('nb-designated', [code.id]) > 0)
    .map((code) => ({
      code: code.id,
      group: groupIdOf(code),
      bodies: months.map((month) => valueOf('nb-open-month', [code.id, month])),
    }));
  const monthsWith = ({ bodies }: OpenBodies) => bodies.filter((count) => count > 0).length;
  const sumOf = ({ bodies }: OpenBodies) => bodies.reduce((sum, count) => sum + count, 0);
  const shown = group
    ? designated.filter((row) => row.group === group)
    : designated
        .toSorted((one, other) => monthsWith(one) - monthsWith(other) || sumOf(one) - sumOf(other))
        .slice(0, maxCodes);
  return {
    months,
    rows: shown.map(({ code, bodies }) => ({ code, bodies })),
    never: designated.filter((row) => monthsWith(row) === 0).length,
    total: designated.length,
  };
}
