import { z } from 'zod';
import { feeBands } from '../availability/schema.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { oneOf } from '../values/one-of.ts';
import { orNull } from '../values/optional.ts';
import { call } from '../contract/call.ts';
import { errorSchema } from '../contract/responses.ts';
import { recordId } from '../values/record-id.ts';
import { matchRefusalSchema } from './refused.ts';
import { matchResultSchema, matchRequestSchema, weightsSchema } from './schema.ts';

const choices = {
  /** Absent = derived from the size and role of the operator. */
  firstTime: z.boolean().optional(),
  maxFeeBand: orNull(oneOf(feeBands)).optional(),
  weights: weightsSchema.optional(),
  /** For tests; rejected in production. */
  today: calendarDate.optional(),
};

export const match = call({
  method: 'POST',
  path: '/api/match',
  who: 'market_operator',
  summary:
    "Returns which notified bodies can assess a device and why: four lists, by Attesta's own published method. A match " +
    'is not a commitment. Free places are bands: few is 1 or 2, some is 3 to 5, many is 6 or more; several pools are added by the middle of their bands. 400 `refused` lists ' +
    'the inputs to change in `refused`.',
  body: z.union([
    z.strictObject({
      device_id: recordId.min(1),
      ...choices,
    }),
    z.strictObject({
      request: matchRequestSchema,
      ...choices,
    }),
  ]),
  response: matchResultSchema,
  errors: { 400: z.union([matchRefusalSchema, errorSchema]), 404: errorSchema, 409: errorSchema },
});

export const matchingCalls = [match] as const;
