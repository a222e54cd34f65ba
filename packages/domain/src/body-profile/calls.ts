import { z } from 'zod';
import { designationSchema } from '../availability/schema.ts';
import { call } from '../contract/call.ts';
import { errorSchema } from '../contract/responses.ts';
import { historyCursor, profileHistoryEntrySchema } from './history.ts';
import { bodyProfileSchema, statedAdditionSchema } from './schema.ts';

/** Maximum number of entries on one page of {@link listProfileHistory}. */
export const maxHistoryPage = 50;

const profileResponse = z.object({
  /** What the body states, also what is not approved yet; null before the body saved a profile. */
  profile: bodyProfileSchema.nullable(),
  /** The designations that count in matching. */
  counted: z.array(designationSchema),
  /** What the body states beyond them; it counts after approval. */
  additions: z.array(statedAdditionSchema),
  version: z.int().min(0),
});

/** Body of a 409 `conflict`: the profile as stored in the meantime. */
export const profileConflictSchema = errorSchema.extend({ stored: profileResponse });

export const getBodyProfile = call({
  method: 'GET',
  path: '/api/body-profile',
  who: 'notified_body',
  summary:
    'Returns the profile of the caller: what operators see in matches, the designations that count, and those stated but ' +
    'not approved yet. 403 `not_approved` before the request of the notified body is approved.',
  response: profileResponse,
});

export const saveBodyProfile = call({
  method: 'PUT',
  path: '/api/body-profile',
  who: 'notified_body',
  summary:
    'Saves the profile of the caller, based on a version. Reductions of designations count at once; additions are marked ' +
    'as stated by the body and count after approval. 409 `conflict` with the stored profile if it was changed in the meantime. Saving the same profile again changes nothing.',
  body: z.strictObject({ version: z.int().min(0), profile: bodyProfileSchema }),
  response: profileResponse,
  errors: { 409: z.union([profileConflictSchema, errorSchema]) },
});

export const listProfileHistory = call({
  method: 'GET',
  path: '/api/body-profile/history',
  who: 'notified_body',
  summary:
    'Lists the changes of the profile of the caller, newest first, each with the facts that differ. Send `next` as ' +
    '`after` for the next page; it is null on the last page. Entries are kept for 24 months.',
  query: z.strictObject({
    after: historyCursor.optional(),
    pageSize: z.coerce.number().int().min(1).max(maxHistoryPage).default(20),
  }),
  response: z.object({ entries: z.array(profileHistoryEntrySchema), next: z.string().nullable() }),
});

export const bodyProfileCalls = [getBodyProfile, saveBodyProfile, listProfileHistory] as const;
