import { z } from 'zod';
import { oneOf } from '../values/one-of.ts';
import { regulations } from '../classes/class-variant.ts';
import { codeIds } from '../codes/codes.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { call } from '../contract/call.ts';
import { cursor, cursorId } from '../contract/cursor.ts';
import { notifiedBodyNumber } from '../identifiers/schemas.ts';
import { errorSchema } from '../contract/responses.ts';
import { recordId } from '../values/record-id.ts';
import { windowChangeSchema } from './changes.ts';
import { windowHistoryEntrySchema } from './history.ts';
import { windowProblems } from './rules.ts';
import { designationSchema, windowViewSchema } from './schema.ts';

/** Maximum number of windows on one page of {@link listWindows}. */
export const maxWindowsPerPage = 500;

/** Cursor of the list of windows: code, first day, id. */
export const windowCursor = cursor(z.tuple([z.enum(codeIds), calendarDate, cursorId]));

export const listWindows = call({
  method: 'GET',
  path: '/api/availability',
  who: ['notified_body', 'market_operator'],
  scope: 'windows:write',
  summary:
    'Lists windows by code and first day: of the caller for a notified body, of the requested body for a market ' +
    'operator. Send `next` as `after` for the next page; it is null on the last page.',
  query: z.strictObject({
    notifiedBody: notifiedBodyNumber.optional(),
    regulation: oneOf(regulations).optional(),
    code: oneOf(codeIds).optional(),
    after: windowCursor.optional(),
    pageSize: z.coerce.number().int().min(1).max(maxWindowsPerPage).default(maxWindowsPerPage),
  }),
  response: z.object({ windows: z.array(windowViewSchema), next: z.string().nullable() }),
});

export const getDesignations = call({
  method: 'GET',
  path: '/api/availability/designations',
  who: 'notified_body',
  scope: 'windows:write',
  summary: 'Returns the designations of the caller, one for each regulation, and the current day in Brussels.',
  response: z.object({ designations: z.array(designationSchema), today: calendarDate }),
});

/** Maximum number of windows in one call of {@link changeWindows}: as many as a body can have, and rows of an import. */
export const maxChangedWindows = 5000;

/** Body of a 409 `conflict`: the windows that were changed in the meantime, as stored and as sent; null if deleted. */
export const windowConflictSchema = errorSchema.extend({
  conflicts: z.array(z.object({ stored: windowViewSchema.nullable(), yours: windowChangeSchema })),
});
export type WindowConflict = z.output<typeof windowConflictSchema>;

/** Body of a 409 `refused`: the windows that break a rule. */
export const windowsRefusedSchema = errorSchema.extend({
  problems: z.array(z.object({ id: recordId, problem: z.enum(windowProblems) })),
});
export type WindowsRefused = z.output<typeof windowsRefusedSchema>;

export const changeWindows = call({
  method: 'POST',
  path: '/api/availability/changes',
  who: 'notified_body',
  scope: 'windows:write',
  summary:
    'Adds, changes, confirms and deletes windows of the caller: all or none. 409 `conflict` with both states if a window ' +
    'was changed in the meantime, 409 `refused` with the windows that break a rule. Repeating a request that ' +
    'succeeded changes nothing. `reservationsConfirmed` allows to delete and close windows with reserved places.',
  // A window with every list filled in and a note of 200 Chinese characters takes 1.2 kB.
  maxBodyBytes: 8_000_000,
  body: z.strictObject({
    changes: z
      .array(windowChangeSchema)
      .min(1)
      .max(maxChangedWindows)
      .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, { error: 'duplicate' }),
    reservationsConfirmed: z.boolean().default(false),
  }),
  response: z.object({
    /** The changed windows that exist after the change. */
    windows: z.array(windowViewSchema),
  }),
  errors: { 409: z.union([windowConflictSchema, windowsRefusedSchema, errorSchema]) },
});

/** Maximum number of changes that {@link listWindowHistory} returns. */
export const maxWindowHistory = 100;

export const listWindowHistory = call({
  method: 'GET',
  path: '/api/availability/windows/:id/history',
  who: 'notified_body',
  summary:
    'Returns the last 100 changes of a window of the caller, newest first, with the states before and after. They are ' +
    'kept for 24 months, also those of a deleted window. Empty for a window of another body.',
  params: z.strictObject({ id: recordId.min(1) }),
  response: z.object({ entries: z.array(windowHistoryEntrySchema) }),
  errors: { 404: null },
});

export const availabilityCalls = [listWindows, getDesignations, changeWindows, listWindowHistory] as const;
