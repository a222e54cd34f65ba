import type { CalendarDate } from '../values/dates.ts';
import { publishedPlaces } from './places.ts';
import type { IntakePool, Window } from './schema.ts';

/** The properties of an applicant that decide which pools are open to it (MDCG 2022-14 point 13). */
export interface Applicant {
  readonly sme: boolean;
  readonly firstTime: boolean;
}

/** Whether windows of the pool are open to the applicant. The general pool is open to all applicants. */
export function isPoolOpenTo(pool: IntakePool, { sme, firstTime }: Applicant): boolean {
  return pool === 'general' || (pool === 'sme' && sme) || (pool === 'first_time' && firstTime);
}

/** Whether the window includes the day; `from` and `to` are inclusive. */
export function coversDay({ from, to }: Pick<Window, 'from' | 'to'>, day: CalendarDate): boolean {
  return from <= day && day <= to;
}

/**
 * R9: returns the free places on the day, summed over the windows of one code that the applicant may use, each as
 * published.
 */
export function placesOnDay(windows: readonly Window[], day: CalendarDate): number {
  return publishedPlaces(windows.filter((window) => coversDay(window, day)));
}
