import type { CalendarDate } from '../values/dates.ts';
import type { Window, WindowView } from './schema.ts';
import { publicStatus } from './places.ts';
import { freshness, isPast, windowStatus } from './status.ts';

/**
 * Returns the window in the format of the API. Only the body itself receives `slots`, `reserved` and a status that
 * depends on them; others receive the status of the band of free places.
 */
export function viewWindow(window: Window, today: CalendarDate, isOwn: boolean): WindowView {
  return {
    ...window,
    slots: isOwn ? window.slots : null,
    reserved: isOwn ? window.reserved : null,
    status: isOwn ? windowStatus(window) : publicStatus(window),
    freshness: freshness(window, today),
    past: isPast(window, today),
  };
}
