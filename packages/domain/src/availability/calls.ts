import { z } from 'zod';
import { regulations } from '../classes/class-variant.ts';
import { codeIds } from '../codes/codes.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { call } from '../contract/call.ts';
import { cursor, cursorId } from '../contract/cursor.ts';
import { notifiedBodyNumber } from '../identifiers/schemas.ts';
import { windowViewSchema } from './schema.ts';

/** Maximum number of windows on one page of {@link listWindows}. */
export const maxWindowsPerPage = 500;

/** Cursor of the list of windows: code, first day, id. */
export const windowCursor = cursor(z.tuple([z.enum(codeIds), calendarDate, cursorId]));

export const listWindows = call({
  method: 'GET',
  path: '/api/availability',
  who: ['notified_body', 'market_operator'],
  summary:
    'Lists windows by code and first day: of the caller for a notified body, of the requested body for a market ' +
    'operator. Send `next` as `after` for the next page; it is null on the last page.',
  query: z.strictObject({
    notifiedBody: notifiedBodyNumber.optional(),
    regulation: z.enum(regulations).optional(),
    code: z.enum(codeIds).optional(),
    after: windowCursor.optional(),
    pageSize: z.coerce.number().int().min(1).max(maxWindowsPerPage).default(maxWindowsPerPage),
  }),
  response: z.object({ windows: z.array(windowViewSchema), next: z.string().nullable() }),
});

export const availabilityCalls = [listWindows] as const;
