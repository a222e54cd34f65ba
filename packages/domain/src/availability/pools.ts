import type { CalendarDate } from '../dates.ts';
import type { IntakePool, Window } from './schema.ts';
import { freeSlots } from './status.ts';

/** What of a user decides which pools are open to it (MDCG 2022-14 point 13). */
export interface Applicant {
  readonly sme: boolean;
  readonly firstTime: boolean;
}

/** Whether windows of the pool are open to the applicant; the general pool is open to all. */
export function isPoolOpenTo(pool: IntakePool, { sme, firstTime }: Applicant): boolean {
  return pool === 'general' || (pool === 'sme' && sme) || (pool === 'first_time' && firstTime);
}

/** R9: the sum of what is free on the day over all windows given, which are those of one code that the applicant may use. */
export function slotsOnDay(windows: readonly Window[], day: CalendarDate): number {
  return windows.reduce((sum, window) => (window.from <= day && day <= window.to ? sum + freeSlots(window) : sum), 0);
}
