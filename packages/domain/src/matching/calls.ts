import { z } from 'zod';
import { feeBands } from '../availability/schema.ts';
import { calendarDate } from '../calendar-date.ts';
import { call } from '../calls.ts';
import { oneLine } from '../text.ts';
import { matchAnswerSchema, matchRequestSchema, weightsSchema } from './schema.ts';

const choices = {
  weights: weightsSchema.optional(),
  /** Outside production only; refused there. */
  today: calendarDate.optional(),
};

export const match = call({
  method: 'POST',
  path: '/api/match',
  who: 'market_operator',
  summary:
    "Which notified bodies can take a device and why: four lists, by Attesta's own published method. A match is no promise.",
  body: z.union([
    z.strictObject({
      device_id: oneLine(64).min(1),
      /** Absent = taken from size and role of the operator. */
      firstTime: z.boolean().optional(),
      maxFeeBand: z.enum(feeBands).nullish(),
      ...choices,
    }),
    z.strictObject({
      request: matchRequestSchema,
      firstTime: z.boolean().optional(),
      maxFeeBand: z.enum(feeBands).nullish(),
      ...choices,
    }),
  ]),
  response: matchAnswerSchema,
});

export const matchingCalls = [match] as const;
