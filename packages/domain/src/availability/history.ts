import { z } from 'zod';
import { windowInputSchema } from './changes.ts';

export const windowActions = ['window_added', 'window_changed', 'window_confirmed', 'window_deleted'] as const;

/** A change of a window, as the audit trail recorded it. */
export const windowHistoryEntrySchema = z.object({
  id: z.string(),
  action: z.enum(windowActions),
  /** When it was changed, in ISO 8601. */
  changedAt: z.iso.datetime(),
  /** The person who changed it; null if the account was deleted. */
  changedBy: z.string().nullable(),
  /** Name of the API token with which a program changed it; null for a change made in the portal. */
  apiToken: z.string().nullable(),
  /** What was entered before and after the change: null before the window existed, and after it was deleted. */
  before: windowInputSchema.nullable(),
  after: windowInputSchema.nullable(),
});
export type WindowHistoryEntry = z.output<typeof windowHistoryEntrySchema>;
