import { z } from 'zod';

/** The error codes for which every client has a message. A server may send others. */
export const errorCodes = [
  'invalid',
  'refused',
  'unauthenticated',
  'forbidden',
  'account_inactive',
  'email_not_verified',
  'not_approved',
  'not_configured',
  'wrong_credentials',
  'second_factor_required',
  'link_invalid',
  'link_used',
  'email_taken',
  'demo_account',
  'out_of_scope',
  'picture_type',
  'picture_too_large',
  'picture_damaged',
  'quota_reached',
  'not_found',
  'conflict',
  'archived',
  'not_archived',
  'course_full',
  'course_closed',
  'price_changed',
  'too_large',
  'too_many',
  'unavailable',
  'storage_full',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * Body of every error response. `fields` maps a field (dotted path for a nested one) to a code of `problems.ts`; the
 * portal translates the codes.
 */
export const errorSchema = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.output<typeof errorSchema>;

/**
 * Body of a successful response without data, for example where any data would reveal whether an e-mail address is
 * registered.
 */
export const acceptedSchema = z.object({ accepted: z.literal(true) });
