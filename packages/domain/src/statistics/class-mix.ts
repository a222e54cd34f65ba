import { riskClassesOf, type Regulation } from '../classes/class-variant.ts';
import { groupIdOf } from '../codes/code-group.ts';
import { findCode, isProductCode } from '../codes/codes.ts';
import type { CalendarDate } from '../values/dates.ts';
import { quartersFrom } from './quarters.ts';
import type { CellReader } from './read-cells.ts';
import { scarcityQuarters } from './scarcity.ts';

/** Published devices of a class in a quarter, of all groups of a body together. */
export interface ClassMixCell {
  readonly devices: number;
  /** Number of groups whose cell is not published. */
  readonly hidden: number;
}

export interface ClassMix {
  /** Ids of the quarters, such as `2027-Q1`. */
  readonly quarters: readonly string[];
  /** The groups of codes in which the body is designated for a product code. */
  readonly groups: readonly string[];
  readonly classes: readonly {
    readonly riskClass: string;
    readonly cells: readonly ClassMixCell[];
    readonly devices: number;
  }[];
}

/**
 * Returns the demand for the groups of codes in which a body is designated for a product code, by class and quarter. A
 * device needs one product code as a rule, so it is in one of the groups.
 */
export function classMix(
  read: CellReader,
  codes: readonly string[],
  regulation: Regulation,
  day: CalendarDate,
): ClassMix {
  const quarters = quartersFrom(day, scarcityQuarters).map(({ id }) => id);
  const own = codes.filter(isProductCode).flatMap((id) => findCode(id) ?? []);
  const groups = [...new Set(own.filter((code) => code.regulation === regulation).map(groupIdOf))];
  const classes = riskClassesOf[regulation].map((riskClass) => {
    const cells = quarters.map((quarter): ClassMixCell => {
      const found = groups.map((group) => read('demand-class', [group, riskClass, quarter]));
      return {
        devices: found.reduce((sum, cell) => sum + (cell.state === 'shown' ? cell.value : 0), 0),
        hidden: found.filter(({ state }) => state !== 'shown').length,
      };
    });
    return { riskClass, cells, devices: cells.reduce((sum, { devices }) => sum + devices, 0) };
  });
  return { quarters, groups, classes };
}
