import { z } from 'zod';
import { acceptedSchema, errorSchema } from '../contract/responses.ts';
import { call } from '../contract/call.ts';
import { recordId } from '../values/record-id.ts';
import { oneLine } from '../values/text.ts';
import { defaultDeviceSort, deviceCursor, deviceSorts, type DevicePosition, type DeviceSort } from './order.ts';
import {
  archivedDevices,
  deviceFilters,
  movedDevicesSchema,
  otherTotalSchema,
  restoredDevices,
} from './moved-devices.ts';
import { deviceInputSchema, deviceSchema } from './schema.ts';
import { deviceSummarySchema } from './summary-schema.ts';
import { workingNameMinLength } from './vocabulary.ts';

const params = z.strictObject({ id: recordId.min(1) });
const deviceResponse = z.object({ device: deviceSchema });

/** Maximum number of devices on one page of {@link listDevices}. */
export const maxPageSize = 100;

/** Highest row that a page of {@link listDevices} can begin at. */
export const maxListOffset = 1_000_000;

const hasSort = (position: DevicePosition | undefined, sort: DeviceSort) =>
  position === undefined || position[0] === sort;

export const listDevices = call({
  method: 'GET',
  path: '/api/devices',
  who: 'market_operator',
  summary:
    "Lists the caller's devices: those in use or, with `state=archived`, the archive. `search` searches names, model, " +
    'intended purpose and identifiers for each of its words. `sort` is the order: a name without case and accents, the class in the order of the regulations, ' +
    'the stage, the target date or the last change, descending with `-`; devices without the value are last. For the ' +
    'next page, send `next` as `after`; for the previous page, send `previous` as `before`, with the same `sort`. Both ' +
    'are null if there is no such page. `from` returns the page that begins at a row of the list, counted from 0, for ' +
    'clients that jump: a change between two requests can then repeat or skip a row.',
  query: z
    .strictObject({
      ...deviceFilters,
      state: z.enum(['active', 'archived']).default('active'),
      sort: z.enum(deviceSorts).default(defaultDeviceSort),
      after: deviceCursor.optional(),
      before: deviceCursor.optional(),
      from: z.coerce.number().int().min(0).max(maxListOffset).optional(),
      pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(20),
    })
    .refine(({ after, before }) => after === undefined || before === undefined, { path: ['before'], error: 'invalid' })
    .refine(({ from, after, before }) => from === undefined || (after ?? before) === undefined, {
      path: ['from'],
      error: 'invalid',
    })
    .refine(({ sort, after }) => hasSort(after, sort), { path: ['after'], error: 'pattern' })
    .refine(({ sort, before }) => hasSort(before, sort), { path: ['before'], error: 'pattern' }),
  response: z.object({
    devices: z.array(deviceSchema),
    /** The number of devices that match the filters, on all pages. */
    total: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  }),
});

export const summarizeDevices = call({
  method: 'GET',
  path: '/api/devices/summary',
  who: 'market_operator',
  summary:
    'Summarizes all devices that the caller has in use: how many there are, ready for matching, lodged and certified; ' +
    'the first 20 that need attention, with the reasons; the next application, if none does; the first 100 dates of the ' +
    'next 12 months, and the number of later ones.',
  response: deviceSummarySchema,
});

const idempotencyHeaders = z.object({ 'idempotency-key': z.string().min(8).max(128).optional() });

export const createDevice = call({
  method: 'POST',
  path: '/api/devices',
  who: 'market_operator',
  summary:
    'Creates a device. Repeating a request with the same Idempotency-Key within 7 days returns the device that the ' +
    'first request created. 409 if the key is repeated with another input, or after the device was deleted. 403 ' +
    "`quota_reached` if the account's quota is reached.",
  headers: idempotencyHeaders,
  body: deviceInputSchema,
  status: 201,
  response: deviceResponse,
  errors: { 409: errorSchema },
});

export const getDevice = call({
  method: 'GET',
  path: '/api/devices/:id',
  who: 'market_operator',
  summary: "Returns one of the caller's devices. 404 for another user's device, as for one that does not exist.",
  params,
  response: deviceResponse,
});

/** Body of a 409 to a change of an older version: the stored device and the rejected input. */
export const deviceConflictSchema = errorSchema.extend({ stored: deviceSchema, yours: deviceInputSchema });
export type DeviceConflict = z.output<typeof deviceConflictSchema>;

export const updateDevice = call({
  method: 'PUT',
  path: '/api/devices/:id',
  who: 'market_operator',
  summary:
    'Changes the answers that are sent. `version` is the version that the change is based on; 409 with both states if ' +
    'it is older than the stored one, or `archived` if the device is in the archive.',
  params,
  body: deviceInputSchema.extend({ version: z.int().min(1) }),
  response: deviceResponse,
  errors: { 409: z.union([deviceConflictSchema, errorSchema]) },
});

export const duplicateDevice = call({
  method: 'POST',
  path: '/api/devices/:id/duplicate',
  who: 'market_operator',
  summary:
    'Creates a copy of a device under another working name. Names, identifiers, application and certificate are not ' +
    'copied. Idempotency-Key, quota and conflicts as for creating a device; 409 `archived` for an archived device.',
  params,
  headers: idempotencyHeaders,
  body: z.strictObject({ workingName: oneLine(120).min(workingNameMinLength) }),
  status: 201,
  response: deviceResponse,
  errors: { 409: errorSchema },
});

const movedDevices = { response: movedDevicesSchema, errors: { 409: otherTotalSchema } };

export const archiveDevices = call({
  method: 'POST',
  path: '/api/devices/archive',
  who: 'market_operator',
  summary:
    'Moves up to 100 devices to the archive, all at once: they can no longer be changed or matched. They remain there ' +
    'until they are restored or deleted. The response lists which devices were moved, which were in the archive ' +
    'already, and which do not exist. With `filter` instead of `ids`, moves all devices that match, except those in ' +
    '`except`; 409 with the current `total` if `expectedTotal` is another number, and nothing changes. The response ' +
    'then has their number and the instant instead of the devices.',
  body: archivedDevices,
  ...movedDevices,
});

export const restoreDevices = call({
  method: 'POST',
  path: '/api/devices/restore',
  who: 'market_operator',
  summary:
    'Moves up to 100 devices out of the archive, all at once, or with `filter` all that match. The response is that of ' +
    'archiving devices. `archivedAt` in the filter selects what one call archived.',
  body: restoredDevices,
  ...movedDevices,
});

export const deleteDevice = call({
  method: 'DELETE',
  path: '/api/devices/:id',
  who: 'market_operator',
  summary:
    "Deletes one of the caller's archived devices permanently. 409 `not_archived` if the device is not in the archive.",
  params,
  response: acceptedSchema,
  errors: { 409: errorSchema },
});

export const deviceCalls = [
  listDevices,
  summarizeDevices,
  createDevice,
  getDevice,
  updateDevice,
  duplicateDevice,
  archiveDevices,
  restoreDevices,
  deleteDevice,
] as const;
