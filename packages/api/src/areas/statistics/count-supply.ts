import type { Window } from '@attesta/domain/availability/schema';
import type { Market } from '@attesta/domain/matching/match';
import { WindowIndex } from '@attesta/domain/matching/window-index';
import { bodiesCells, placesByQuarter, usableWindows } from '@attesta/domain/statistics/supply';
import type { CalendarDate } from '@attesta/domain/values/dates';
import type { Queries } from '../../database/database.ts';
import { allBodies } from '../availability/index.ts';
import { windowPages } from './pages.ts';
import type { Pause } from '../../http/pause.ts';
import type { NewCell } from './published.ts';

/** The supply: designations and windows are published data, so nothing of it is suppressed. */
export interface Supply {
  readonly market: Market;
  readonly cells: readonly NewCell[];
  /** Usable places by code or group and quarter, under the ids of the cells of the scarcity. */
  readonly places: ReadonlyMap<string, number>;
}

/** Counts the bodies and the usable places of their windows. */
export async function countSupply(queries: Queries, today: CalendarDate, pause: Pause): Promise<Supply> {
  const bodies = await allBodies(queries);
  const windows: Window[] = [];
  for await (const page of windowPages(queries, today)) {
    windows.push(...page);
    await pause();
  }
  const usable = usableWindows(windows, bodies);
  return {
    market: { bodies, windows: new WindowIndex(windows) },
    cells: bodiesCells(bodies, usable, today).map(({ figure, dimensions, bodies: value }) => ({
      figure,
      dimensions: [...dimensions],
      state: 'shown',
      value,
    })),
    places: placesByQuarter(usable, today),
  };
}
