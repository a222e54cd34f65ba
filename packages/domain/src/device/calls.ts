import { z } from 'zod';
import { regulations } from '../classes/class-variant.ts';
import { acceptedSchema, call, errorSchema } from '../calls.ts';
import { cursor, cursorId, cursorInstant } from '../cursor.ts';
import { oneLine } from '../text.ts';
import { deviceInputSchema, deviceSchema } from './schema.ts';
import { stages } from './vocabulary.ts';

const params = z.strictObject({ id: oneLine(64).min(1) });
const deviceResponse = z.object({ device: deviceSchema });

/** Most devices on one page of {@link listDevices}. */
export const maxPageSize = 100;

/** Position in the list of devices: the instant of the last change, and the id. */
export const deviceCursor = cursor(z.tuple([cursorInstant, cursorId]));

export const listDevices = call({
  method: 'GET',
  path: '/api/devices',
  who: 'market_operator',
  summary:
    "The caller's devices, last changed first; `search` looks in names, model and intended purpose. `next` and " +
    '`previous` are cursors: send `next` as `after`, or `previous` as `before`, for the page on that side; null ' +
    'where there is none.',
  query: z
    .strictObject({
      search: oneLine(100).optional(),
      stage: z.enum(stages).optional(),
      regulation: z.enum(regulations).optional(),
      after: deviceCursor.optional(),
      before: deviceCursor.optional(),
      pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(20),
    })
    .refine(({ after, before }) => after === undefined || before === undefined, { path: ['before'], error: 'invalid' }),
  response: z.object({
    devices: z.array(deviceSchema),
    /** All that fit the filters, on every page. */
    total: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  }),
});

export const createDevice = call({
  method: 'POST',
  path: '/api/devices',
  who: 'market_operator',
  summary:
    'Registers a device. A request repeated with the same Idempotency-Key within 7 days returns the device that the ' +
    'first one created; the same key with another input, or after the device was deleted, is a 409. Beyond the ' +
    "account's quota it is a 403 with `quota_reached`.",
  headers: z.object({ 'idempotency-key': z.string().min(8).max(128).optional() }),
  body: deviceInputSchema,
  status: 201,
  response: deviceResponse,
});

export const getDevice = call({
  method: 'GET',
  path: '/api/devices/:id',
  who: 'market_operator',
  summary: "One of the caller's devices; 404 for another's, the same as for one that does not exist.",
  params,
  response: deviceResponse,
});

/** Response to a change of an older version: the device as stored, and the rejected input. */
export const deviceConflictSchema = errorSchema.extend({ stored: deviceSchema, yours: deviceInputSchema });
export type DeviceConflict = z.output<typeof deviceConflictSchema>;

export const updateDevice = call({
  method: 'PUT',
  path: '/api/devices/:id',
  who: 'market_operator',
  summary:
    'Changes the answers that are sent. `version` is the one the change was made on; an older one is a 409 with both ' +
    'states.',
  params,
  body: deviceInputSchema.extend({ version: z.int().min(1) }),
  response: deviceResponse,
  errors: { 409: deviceConflictSchema },
});

export const deleteDevice = call({
  method: 'DELETE',
  path: '/api/devices/:id',
  who: 'market_operator',
  summary: "Deletes one of the caller's devices.",
  params,
  response: acceptedSchema,
});

export const deviceCalls = [listDevices, createDevice, getDevice, updateDevice, deleteDevice] as const;
