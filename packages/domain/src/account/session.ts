import { z } from 'zod';

/** A signed-in session, as its owner sees it in the list of sessions. */
export const sessionSchema = z.object({
  id: z.string(),
  /** User-Agent header of the sign-in; null if none was sent. */
  userAgent: z.string().nullable(),
  /** Instants, ISO 8601 in UTC; `lastSeenAt` is exact to an hour. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
});

export type SessionView = z.output<typeof sessionSchema>;
