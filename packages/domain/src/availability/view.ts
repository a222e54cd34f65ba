import type { CalendarDate } from '../dates.ts';
import type { Window, WindowView } from './schema.ts';
import { freshness, isPast, windowStatus } from './status.ts';

/** A window as shown; only the body itself sees its load. */
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
