import { daysBetween, type CalendarDate } from '../values/dates.ts';
import type { Freshness, Window, WindowStatus } from './schema.ts';

export type Load = Pick<Window, 'slots' | 'reserved' | 'manualStatus'>;

/** Returns the free places of the window: the applications that can still be started. Never negative. */
export function freeSlots({ slots, reserved }: Pick<Window, 'slots' | 'reserved'>): number {
  return Math.max(0, slots - reserved);
}

/** Whether no application can be started in the window: it is full, or the body closed it. */
export function isClosed(window: Load): boolean {
  return window.manualStatus === 'closed' || freeSlots(window) === 0;
}

/** Derives the status, which is not stored. A window is limited if at most a quarter of its places are free. */
export function windowStatus(window: Load): WindowStatus {
  if (isClosed(window)) return 'closed';
  return freeSlots(window) * 4 <= window.slots ? 'limited' : 'open';
}

/** Whether the window ended before today. A past window is greyed out and never matched. */
export function isPast(window: Pick<Window, 'to'>, today: CalendarDate): boolean {
  return window.to < today;
}

const freshDays = 30;
const staleAfterDays = 90;

/** Returns how recently the body confirmed the window. A stale window is marked but still matched. */
export function freshness(window: Pick<Window, 'updatedOn'>, today: CalendarDate): Freshness {
  const age = daysBetween(window.updatedOn, today);
  if (age <= freshDays) return 'fresh';
  return age <= staleAfterDays ? 'aging' : 'stale';
}
