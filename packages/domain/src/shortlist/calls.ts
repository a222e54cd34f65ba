import { z } from 'zod';
import { call } from '../contract/call.ts';
import { cursor, cursorId, cursorInstant } from '../contract/cursor.ts';
import { acceptedSchema, errorSchema } from '../contract/responses.ts';
import { notifiedBodyNumber } from '../identifiers/schemas.ts';
import { recordId } from '../values/record-id.ts';
import { noteSchema, shortlistEntrySchema } from './schema.ts';

/** Maximum number of entries on one page of {@link listShortlist}. */
const maxShortlistPage = 100;

/** Cursor of a shortlist: when the entry was added, and its id. */
const shortlistCursor = cursor(z.tuple([cursorInstant, cursorId]));

const entryResponse = z.object({ entry: shortlistEntrySchema });
const params = z.strictObject({ id: recordId.min(1) });

export const listShortlist = call({
  method: 'GET',
  path: '/api/shortlist',
  who: 'market_operator',
  summary:
    "Lists the notified bodies on the shortlist of one of the caller's devices, in the order in which they were added, " +
    'each with its position in the match when it was added and today. Send `next` as `after` for the next page; it is ' +
    "null on the last page. 404 for another user's device.",
  query: z.strictObject({
    device_id: recordId.min(1),
    /** As in a match; absent = derived from the size and role of the operator. */
    firstTime: z.enum(['yes', 'no']).optional(),
    after: shortlistCursor.optional(),
    pageSize: z.coerce.number().int().min(1).max(maxShortlistPage).default(maxShortlistPage),
  }),
  response: z.object({ entries: z.array(shortlistEntrySchema), total: z.int(), next: z.string().nullable() }),
  errors: { 404: errorSchema },
});

export const addToShortlist = call({
  method: 'PUT',
  path: '/api/shortlist',
  who: 'market_operator',
  summary:
    'Adds a notified body to the shortlist of a device, or changes the note of the entry if `note` is sent. Repeating ' +
    'it changes nothing. 404 if the device or the body does not exist, 409 `archived` for an archived device, 403 `quota_reached` for more ' +
    'than 10,000 entries of an account.',
  body: z.strictObject({
    device_id: recordId.min(1),
    notifiedBody: notifiedBodyNumber,
    note: noteSchema.optional(),
    /** As in a match, for the position of the body. */
    firstTime: z.boolean().optional(),
  }),
  response: entryResponse,
  errors: { 404: errorSchema, 409: errorSchema },
});

export const removeFromShortlist = call({
  method: 'DELETE',
  path: '/api/shortlist/:id',
  who: 'market_operator',
  summary: 'Removes an entry from a shortlist. It can be restored for a day. Repeating it changes nothing.',
  params,
  response: acceptedSchema,
  errors: { 404: null },
});

export const restoreToShortlist = call({
  method: 'POST',
  path: '/api/shortlist/:id/restore',
  who: 'market_operator',
  summary:
    'Restores a removed entry with its date and note. 404 if there is no such entry, 409 `archived` while its device is ' +
    'in the archive.',
  params,
  response: entryResponse,
  errors: { 404: errorSchema, 409: errorSchema },
});

export const shortlistCalls = [listShortlist, addToShortlist, removeFromShortlist, restoreToShortlist] as const;
