import { z } from 'zod';
import { regulations } from '../classes/class-variant.ts';
import { codeIds } from '../codes/codes.ts';
import { calendarDate } from '../calendar-date.ts';
import { call } from '../calls.ts';
import { cursor, cursorId } from '../cursor.ts';
import { bodyNumber, windowViewSchema } from './schema.ts';

/** Most windows on one page of {@link listWindows}. */
export const maxWindowsPerPage = 500;

/** Position in the list of windows: code, first day, id. */
export const windowCursor = cursor(z.tuple([z.enum(codeIds), calendarDate, cursorId]));

export const listWindows = call({
  method: 'GET',
  path: '/api/availability',
  who: ['notified_body', 'market_operator'],
  summary:
    'Windows by code and day: a notified body sees its own, a market operator those of the body it names. ' +
    'Send `next` as `after` for the next page; null after the last one.',
  query: z.strictObject({
    notifiedBody: bodyNumber.optional(),
    regulation: z.enum(regulations).optional(),
    code: z.enum(codeIds).optional(),
    after: windowCursor.optional(),
    pageSize: z.coerce.number().int().min(1).max(maxWindowsPerPage).default(maxWindowsPerPage),
  }),
  response: z.object({ windows: z.array(windowViewSchema), next: z.string().nullable() }),
});

export const availabilityCalls = [listWindows] as const;
