import { roundedCount, type CellState } from '@attesta/domain/statistics/cells';
import { cellId, type PublishedCell } from '@attesta/domain/statistics/figures';
import { medianDays } from '@attesta/domain/statistics/next-start';
import { scarcityOf } from '@attesta/domain/statistics/scarcity';
import type { FigureCell } from '@attesta/domain/statistics/tally';

/** A published cell of the current count. */
export type NewCell = Omit<PublishedCell, 'period'>;

/**
 * Returns the cells of a count as published; cells from fewer than five organisations are left out.
 * @param days the days whose median is published instead of the number of records, by the id of the cell
 */
export function published(
  counted: readonly FigureCell[],
  states: ReadonlyMap<string, CellState>,
  days: ReadonlyMap<string, readonly (number | null)[]>,
): NewCell[] {
  return counted.flatMap(({ id, figure, dimensions: ids, value }): NewCell[] => {
    const state = states.get(id);
    const dimensions = [...ids];
    if (figure === 'devices-open' || figure === 'devices-closed' || !state || state === 'few') return [];
    if (state === 'withheld') return [{ figure, dimensions, state, value: null }];
    const ofCell = days.get(id);
    if (!ofCell) return [{ figure, dimensions, state, value: roundedCount(value) }];
    const median = medianDays(ofCell);
    return [{ figure, dimensions, state: median === null ? 'no_start' : state, value: median }];
  });
}

/** Returns the scarcity of every code and group with published demand. */
export function scarcityCells(demand: readonly NewCell[], places: ReadonlyMap<string, number>): NewCell[] {
  return demand.flatMap(({ figure, dimensions, state, value }) => {
    if (figure !== 'demand-group' && figure !== 'demand-quarter') return [];
    const shown = { figure: 'scarcity' as const, dimensions };
    if (value === null) return [{ ...shown, state, value }];
    const scarcity = scarcityOf(value, places.get(cellId('scarcity', dimensions)) ?? 0);
    return [{ ...shown, state: scarcity === null ? 'no_places' : state, value: scarcity }];
  });
}
