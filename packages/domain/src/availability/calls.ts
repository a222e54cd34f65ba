import { z } from 'zod';
import { regulations } from '../classes/class-variant.ts';
import { codeIds } from '../codes/codes.ts';
import { call } from '../calls.ts';
import { bodyNumber, windowViewSchema } from './schema.ts';

export const listWindows = call({
  method: 'GET',
  path: '/api/availability',
  who: ['notified_body', 'market_operator'],
  summary: 'Windows by code and day: a notified body sees its own, a market operator those of the body it names.',
  query: z.strictObject({
    notifiedBody: bodyNumber.optional(),
    regulation: z.enum(regulations).optional(),
    code: z.enum(codeIds).optional(),
  }),
  response: z.object({ windows: z.array(windowViewSchema) }),
});

export const availabilityCalls = [listWindows] as const;
