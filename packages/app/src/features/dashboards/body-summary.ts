import type { WindowStatus, WindowView } from '@attesta/domain/availability/schema';
import { freeSlots } from '@attesta/domain/availability/status';
import { isProductCode } from '@attesta/domain/codes/codes';
import { daysBetween } from '@attesta/domain/values/dates';

/** Days before its end from which a window is listed. */
export const endingWithin = 30;

export interface BodySummary {
  byStatus: Record<WindowStatus, number>;
  /** Free places for product codes in running and future windows. A horizontal code has no places of its own. */
  freePlaces: number;
  /** Not confirmed for 90 days, oldest first. */
  stale: WindowView[];
  /** Running windows that end soon, soonest first. */
  ending: WindowView[];
}

/** Returns the free places of a window; 0 if it is closed. Only the notified body itself receives the numbers. */
export const freePlaces = ({ status, slots, reserved }: Pick<WindowView, 'status' | 'slots' | 'reserved'>): number =>
  status === 'closed' ? 0 : freeSlots({ slots: slots ?? 0, reserved: reserved ?? 0 });

/** Returns the counts and lists of a notified body's dashboard. Past windows are ignored. */
export function bodySummary(all: readonly WindowView[], today: string): BodySummary {
  const windows = all.filter(({ past }) => !past);
  const count = (status: WindowStatus) => windows.filter((window) => window.status === status).length;
  return {
    byStatus: { open: count('open'), limited: count('limited'), closed: count('closed') },
    freePlaces: windows.reduce((sum, window) => sum + (isProductCode(window.code) ? freePlaces(window) : 0), 0),
    stale: windows
      .filter(({ freshness }) => freshness === 'stale')
      .sort((a, b) => a.updatedOn.localeCompare(b.updatedOn)),
    ending: windows
      .filter(({ from, to }) => from <= today && daysBetween(today, to) <= endingWithin)
      .sort((a, b) => a.to.localeCompare(b.to)),
  };
}
