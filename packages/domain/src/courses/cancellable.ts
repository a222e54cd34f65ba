import type { CourseFacts, RegistrationState } from './schema.ts';

interface Cancellable {
  readonly state: RegistrationState;
  /** When the registration got a place from the waiting list; null if it never did. */
  readonly promotedAt: Date | null;
}

/** A user who gets a place less than this time before registration ends had no fair chance to cancel it in time. */
const fairNoticeMs = 48 * 3_600_000;

/**
 * Whether the owner of a registration can cancel it at an instant. A place can be cancelled until registration ends;
 * after that the organiser cancels registrations on request. Two exceptions last until the course starts:
 * - A registration on the waiting list takes no place, and can still be given one when the organiser cancels another.
 * - A place given from the waiting list after the end of registration, or in the 48 hours before it.
 */
export function isCancellable(
  { closesAt, startsAt }: Pick<CourseFacts, 'closesAt' | 'startsAt'>,
  { state, promotedAt }: Cancellable,
  now: Date,
): boolean {
  if (state === 'cancelled') return false;
  const isLate = promotedAt !== null && promotedAt.getTime() > Date.parse(closesAt) - fairNoticeMs;
  return now.getTime() < Date.parse(state === 'waiting' || isLate ? startsAt : closesAt);
}
