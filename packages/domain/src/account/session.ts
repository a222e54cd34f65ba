import { z } from 'zod';

/** A session, as shown to its user in the list of sessions. */
export const sessionSchema = z.object({
  id: z.string(),
  /** User-Agent header of the sign-in; null if none was sent. */
  userAgent: z.string().nullable(),
  /** Instants, ISO 8601 in UTC; `lastSeenAt` has a precision of one hour. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether the call was made in this session. */
  current: z.boolean(),
});

export type SessionView = z.output<typeof sessionSchema>;
