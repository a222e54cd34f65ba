import { z } from 'zod';
import { firstName, lastName } from './person.ts';
import { emailAddress } from '../values/email-address.ts';
import { newPassword } from './password.ts';
import { roleIds } from '../access/roles.ts';

/** The registration form. The role cannot be changed afterwards. */
export const registrationSchema = z.strictObject({
  first_name: firstName,
  last_name: lastName,
  email: emailAddress,
  password: newPassword,
  role: z.enum(roleIds),
});

export type Registration = z.output<typeof registrationSchema>;

/**
 * Why an account is inactive: the administrator deactivated it, or its user requested its deletion. A notified body
 * that waits for approval is active; see `user_notified_body_request_status`.
 */
export const inactiveReasons = ['deactivated', 'deletion_pending'] as const;
export type InactiveReason = (typeof inactiveReasons)[number];

/** The signed-in user as sent to the portal. Source: specification section 3; snake case as in section 7. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  roles: z.array(z.object({ name: z.string() })),
  is_email_verified: z.boolean(),
  is_account_active: z.boolean(),
  account_configured: z.boolean(),
  /** Only `approved` grants access; null before the account is configured, and for other roles. */
  user_notified_body_request_status: z.string().nullable(),
  notified_body: z.object({ number: z.string(), name: z.string(), logo_url: z.string().nullable() }).nullable(),
  market_operator: z.object({ name: z.string(), country: z.string(), logo_url: z.string().nullable() }).nullable(),
  /** Why `is_account_active` is false although the address is verified; absent or null otherwise. */
  inactive_reason: z.enum(inactiveReasons).nullish(),
  /** Day on which the account is deleted, in Brussels; absent or null unless the deletion is pending. */
  deletion_date: z.string().nullish(),
  /** Address of the photo, like `logo_url`: a path of the API host or an absolute URL. */
  photo_url: z.string().nullish(),
});

export type User = z.output<typeof userSchema>;

/** The user before the address is verified: names and role as submitted, without an id. */
export const registeredUserSchema = userSchema.omit({
  id: true,
  inactive_reason: true,
  deletion_date: true,
  photo_url: true,
});

export type RegisteredUser = z.output<typeof registeredUserSchema>;

/** States of a notified body's request for approval. */
export const requestStatuses = ['pending', 'approved', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
