import { z } from 'zod';
import { calendarDate } from '../values/calendar-date.ts';
import { oneLine } from '../values/text.ts';

/** `calendar`: the token of a calendar feed. `api`: a token with which a program changes availability windows. */
export const accessKeyKinds = ['calendar', 'api'] as const;
export type AccessKeyKind = (typeof accessKeyKinds)[number];

/** Days for which an API token can be valid; at most a year. */
export const tokenDays = [30, 90, 180, 365] as const;

/** Maximum number of keys of one kind that an organisation can have. */
export const maxAccessKeys = 10;

/** Identifies a key in the list, such as the program or the calendar that uses it. */
export const accessKeyName = oneLine(60).min(1);

/** A calendar feed or an API token, without its secret, which is shown once and stored as a hash. */
export const accessKeySchema = z.object({
  id: z.string(),
  kind: z.enum(accessKeyKinds),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null for a calendar feed, which ends when it is removed, or when the account ends or loses its approval. */
  expiresAt: z.iso.datetime().nullable(),
  /** The last day, in Brussels, on which the key was used; null = never. */
  lastUsedOn: calendarDate.nullable(),
});

export type AccessKey = z.output<typeof accessKeySchema>;
