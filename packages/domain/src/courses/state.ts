import type { CourseFacts, CourseState } from './schema.ts';

/** The places that are taken, and whether the organiser has cancelled the course. */
interface Bookings {
  /** Number of confirmed registrations. */
  readonly confirmed: number;
  readonly cancelledAt: Date | null;
}

/** Whether a course accepts registrations at an instant. */
export function courseState(
  { capacity, closesAt }: Pick<CourseFacts, 'capacity' | 'closesAt'>,
  { confirmed, cancelledAt }: Bookings,
  now: Date,
): CourseState {
  if (cancelledAt !== null) return 'cancelled';
  if (now.getTime() >= Date.parse(closesAt)) return 'closed';
  return confirmed < capacity ? 'open' : 'waiting_list';
}

/** Number of free places; 0 if more registrations are confirmed than there are places. */
export const placesLeft = ({ capacity }: Pick<CourseFacts, 'capacity'>, confirmed: number): number =>
  Math.max(0, capacity - confirmed);
