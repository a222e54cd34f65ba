import type { CourseFacts, RegistrationState } from './schema.ts';

/**
 * Whether the owner of a registration can cancel it at an instant: until registration ends. After that the organiser
 * cancels registrations on request.
 */
export const isCancellable = (
  { closesAt }: Pick<CourseFacts, 'closesAt'>,
  state: RegistrationState,
  now: Date,
): boolean => state !== 'cancelled' && now.getTime() < Date.parse(closesAt);
