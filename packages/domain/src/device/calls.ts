import { z } from 'zod';
import { regulations } from '../classes/class-variant.ts';
import { acceptedSchema, call, errorSchema } from '../calls.ts';
import { oneLine } from '../text.ts';
import { deviceInputSchema, deviceSchema } from './schema.ts';
import { stages } from './vocabulary.ts';

const params = z.strictObject({ id: oneLine(64).min(1) });
const deviceAnswer = z.object({ device: deviceSchema });

export const maxPageSize = 100;

export const listDevices = call({
  method: 'GET',
  path: '/api/devices',
  who: 'market_operator',
  summary: "The caller's devices, last changed first; `search` looks in names, model and intended purpose.",
  query: z.strictObject({
    search: oneLine(100).optional(),
    stage: z.enum(stages).optional(),
    regulation: z.enum(regulations).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(20),
  }),
  response: z.object({ devices: z.array(deviceSchema), page: z.int(), pageSize: z.int(), total: z.int() }),
});

export const createDevice = call({
  method: 'POST',
  path: '/api/devices',
  who: 'market_operator',
  summary: 'Registers a device. The same Idempotency-Key again answers the device that the first try made.',
  headers: z.object({ 'idempotency-key': z.string().min(8).max(128).optional() }),
  body: deviceInputSchema,
  status: 201,
  response: deviceAnswer,
});

export const getDevice = call({
  method: 'GET',
  path: '/api/devices/:id',
  who: 'market_operator',
  summary: "One of the caller's devices; another's answers 404, the same as an absent one.",
  params,
  response: deviceAnswer,
});

/** The answer to someone who saved an older version: the device as stored, and as they wanted it. */
export const deviceConflictSchema = errorSchema.extend({ stored: deviceSchema, yours: deviceInputSchema });
export type DeviceConflict = z.output<typeof deviceConflictSchema>;

export const updateDevice = call({
  method: 'PUT',
  path: '/api/devices/:id',
  who: 'market_operator',
  summary: 'Changes the answers that are sent. `version` is the one the change was made on; an older one answers 409 with both states.',
  params,
  body: deviceInputSchema.extend({ version: z.int().min(1) }),
  response: deviceAnswer,
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
