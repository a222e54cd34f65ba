import type { WindowStatus, WindowView } from '@attesta/domain/availability/schema';
import { daysBetween } from '@attesta/domain/dates';

/** How long before its end a window is listed, in days. */
export const endingWithin = 30;

export interface BodySummary {
  windows: number;
  byStatus: Record<WindowStatus, number>;
  /** Places that can still be given away, over running and coming windows. */
  freePlaces: number;
  /** Not confirmed for 90 days, oldest first. */
  stale: WindowView[];
  /** Running windows that end soon, soonest first. */
  ending: WindowView[];
}

/** Places of a window that are still free; none in one that is closed. Only the body itself knows them. */
export const freePlaces = ({ status, slots, reserved }: Pick<WindowView, 'status' | 'slots' | 'reserved'>): number =>
  status === 'closed' ? 0 : Math.max(0, (slots ?? 0) - (reserved ?? 0));

/** What a notified body's dashboard counts and lists; past windows play no part. */
export function bodySummary(all: readonly WindowView[], today: string): BodySummary {
  const windows = all.filter(({ past }) => !past);
  const count = (status: WindowStatus) => windows.filter((window) => window.status === status).length;
  return {
    windows: windows.length,
    byStatus: { open: count('open'), limited: count('limited'), closed: count('closed') },
    freePlaces: windows.reduce((sum, window) => sum + freePlaces(window), 0),
    stale: windows
      .filter(({ freshness }) => freshness === 'stale')
      .sort((a, b) => a.updatedOn.localeCompare(b.updatedOn)),
    ending: windows
      .filter(({ from, to }) => from <= today && daysBetween(today, to) <= endingWithin)
      .sort((a, b) => a.to.localeCompare(b.to)),
  };
}
