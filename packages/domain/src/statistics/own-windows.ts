import { covers, daysOfMonth } from '../availability/month-state.ts';
import { freshnesses, type Freshness, type WindowView } from '../availability/schema.ts';
import type { CalendarDate } from '../values/dates.ts';

/** A window of the notified body that sees its own places. */
type OwnWindow = Pick<
  WindowView,
  'code' | 'from' | 'to' | 'slots' | 'reserved' | 'manualStatus' | 'intakePool' | 'freshness' | 'past'
>;

const touches = (window: Pick<OwnWindow, 'from' | 'to'>, month: string): boolean =>
  covers(window, ...daysOfMonth(month));

/** Returns the percentage of places that are taken in the windows that touch a month, or null without such windows. */
export function utilisation(windows: readonly OwnWindow[], month: string): number | null {
  const ofMonth = windows.filter((window) => touches(window, month));
  const slots = ofMonth.reduce((sum, window) => sum + (window.slots ?? 0), 0);
  const reserved = ofMonth.reduce((sum, window) => sum + (window.reserved ?? 0), 0);
  return slots === 0 ? null : Math.round((reserved / slots) * 100);
}

/** Returns the free places for all applicants of a code in the windows that touch a month, from today on. */
export function freePlacesOf(windows: readonly OwnWindow[], code: string, month: string, today: CalendarDate): number {
  return windows
    .filter(
      (window) =>
        window.code === code &&
        window.manualStatus === null &&
        window.intakePool === 'general' &&
        window.to >= today &&
        touches(window, month),
    )
    .reduce((sum, { slots, reserved }) => sum + Math.max(0, (slots ?? 0) - (reserved ?? 0)), 0);
}

/** Returns how many of the windows that have not ended were confirmed recently, some time ago, or long ago. */
export function windowsByFreshness(windows: readonly OwnWindow[]): Record<Freshness, number> {
  const current = windows.filter(({ past }) => !past);
  return Object.fromEntries(
    freshnesses.map((id) => [id, current.filter(({ freshness }) => freshness === id).length]),
  ) as Record<Freshness, number>;
}
