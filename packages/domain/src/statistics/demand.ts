import { groupIdOf } from '../codes/code-group.ts';
import { codes, findCode } from '../codes/codes.ts';
import type { CalendarDate } from '../values/dates.ts';
import { quartersFrom } from './quarters.ts';
import type { CellReader, ReadCell } from './read-cells.ts';

/** Quarters of the demand that a body sees as one number. */
const demandQuarters = 4;

/** Published devices that need a code, over several quarters; some quarters may be hidden. */
export interface DemandForCode {
  readonly code: string;
  readonly devices: number;
}

/** Returns the sum of the published cells; hidden ones do not count. */
const sumOf = (cells: readonly ReadCell[]): number =>
  cells.reduce((sum, cell) => sum + (cell.state === 'shown' ? cell.value : 0), 0);

/** Returns the codes with published demand in the coming year, highest first. */
export function demandForCodes(read: CellReader, ids: readonly string[], day: CalendarDate): DemandForCode[] {
  const quarters = quartersFrom(day, demandQuarters);
  return ids
    .map((code) => ({ code, devices: sumOf(quarters.map(({ id }) => read('demand-quarter', [code, id]))) }))
    .filter(({ devices }) => devices > 0)
    .toSorted((one, other) => other.devices - one.devices);
}

/** Returns the codes that a body is not designated for, of the groups in which it is designated for another code. */
export function missedCodes(designated: readonly string[]): string[] {
  const own = new Set(designated);
  const groups = new Set(designated.flatMap((id) => findCode(id) ?? []).map(groupIdOf));
  return codes.filter((code) => !own.has(code.id) && groups.has(groupIdOf(code))).map(({ id }) => id);
}
