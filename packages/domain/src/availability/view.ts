import type { CalendarDate } from '../values/dates.ts';
import type { Window, WindowView } from './schema.ts';
import { freshness, isPast, windowStatus } from './status.ts';

/** Returns the window in the format of the API. Only the body itself receives `slots` and `reserved`. */
export function viewWindow(window: Window, today: CalendarDate, isOwn: boolean): WindowView {
  return {
    ...window,
    slots: isOwn ? window.slots : null,
    reserved: isOwn ? window.reserved : null,
    status: windowStatus(window),
    freshness: freshness(window, today),
    past: isPast(window, today),
  };
}
