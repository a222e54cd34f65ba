import { daysBetween, type CalendarDate } from '../dates.ts';
import type { Freshness, Window, WindowStatus } from './schema.ts';

type Load = Pick<Window, 'slots' | 'reserved' | 'manualStatus'>;

/** Applications that can still be started in the window; never negative. */
export function freeSlots({ slots, reserved }: Pick<Window, 'slots' | 'reserved'>): number {
  return Math.max(0, slots - reserved);
}

/** The status follows from the load and is never stored; a quarter or less free is limited. */
export function windowStatus(window: Load): WindowStatus {
  const free = freeSlots(window);
  if (window.manualStatus === 'closed' || free <= 0) return 'closed';
  return free * 4 <= window.slots ? 'limited' : 'open';
}

/** A window that ended before today: shown grey, never matched. */
export function isPast(window: Pick<Window, 'to'>, today: CalendarDate): boolean {
  return window.to < today;
}

const freshDays = 30;
const staleAfterDays = 90;

/** How long ago the body confirmed the window; a stale one is marked and still matched. */
export function freshness(window: Pick<Window, 'updatedOn'>, today: CalendarDate): Freshness {
  const age = daysBetween(window.updatedOn, today);
  if (age <= freshDays) return 'fresh';
  return age <= staleAfterDays ? 'aging' : 'stale';
}
