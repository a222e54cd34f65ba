import type { Regulation } from '../classes/class-variant.ts';
import { groupIdOf } from '../codes/code-group.ts';
import { codes } from '../codes/codes.ts';
import { currentPeriod, type PublishedCell } from './figures.ts';

/** Number of bodies that are designated for a code, and of those with a usable window in the next 90 days. */
export interface BodiesOfCode {
  readonly id: string;
  readonly designated: number;
  readonly open: number;
}

/** Maximum number of listed codes. */
const maxCodes = 12;

/**
 * Returns the codes of a regulation with the fewest open bodies, then the fewest designated ones, or all designated codes
 * of a group, and how many codes of all with a designated body have no open one.
 * @param group id of a group of codes, or null
 */
export function codesByBodies(
  cells: readonly PublishedCell[],
  regulation: Regulation,
  group: string | null = null,
): { codes: BodiesOfCode[]; withoutWindow: number; total: number } {
  const current = cells.filter(({ period }) => period === currentPeriod);
  const numbers = (figure: PublishedCell['figure']) =>
    new Map(current.filter((cell) => cell.figure === figure).map((cell) => [cell.dimensions[0], cell.value ?? 0]));
  const [designated, open] = [numbers('nb-designated'), numbers('nb-open')];
  const counted = codes
    .filter((code) => code.regulation === regulation && designated.has(code.id))
    .map((code) => ({
      id: code.id,
      group: groupIdOf(code),
      designated: designated.get(code.id) ?? 0,
      open: open.get(code.id) ?? 0,
    }));
  const shown = group
    ? counted.filter((code) => code.group === group)
    : counted.toSorted((one, other) => one.open - other.open || one.designated - other.designated).slice(0, maxCodes);
  return {
    codes: shown.map(({ id, designated: all, open: some }) => ({ id, designated: all, open: some })),
    withoutWindow: counted.filter((code) => code.open === 0).length,
    total: counted.length,
  };
}
