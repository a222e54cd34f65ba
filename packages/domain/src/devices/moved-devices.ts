import { z } from 'zod';
import { regulations } from '../classes/class-variant.ts';
import { errorSchema } from '../contract/responses.ts';
import { oneOf } from '../values/one-of.ts';
import { recordId } from '../values/record-id.ts';
import { oneLine } from '../values/text.ts';
import { deviceSchema } from './schema.ts';
import { stages } from './vocabulary.ts';

/** The filters of a list of devices, besides that of the archive. */
export const deviceFilters = {
  search: oneLine(100).optional(),
  stage: oneOf(stages).optional(),
  regulation: oneOf(regulations).optional(),
};

/** Maximum number of devices that a call names to move them to or from the archive. */
export const maxMovedDevices = 100;

/** Maximum number of devices that a call excludes from those that match a filter. */
const maxExceptedDevices = 1000;

const deviceIds = (max: number) =>
  z
    .array(recordId.min(1))
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'invalid' });

const named = z.strictObject({ ids: deviceIds(maxMovedDevices).min(1) });

const matching = <Filter extends z.ZodRawShape>(filter: Filter) =>
  z.strictObject({
    filter: z.strictObject(filter),
    /** Devices that stay where they are although they match. */
    except: deviceIds(maxExceptedDevices).default([]),
    /** Number of devices that match, the excepted ones included, as the user saw it. */
    expectedTotal: z.int().min(0).max(1_000_000),
  });

/** An instant as responses contain it, in this millennium. */
const instant = z.iso.datetime({ precision: 3 }).refine((text) => text.startsWith('2'), { error: 'pattern' });

/** The devices to archive, by id or by the filters of the list of devices in use. */
export const archivedDevices = z.union([named, matching(deviceFilters)]);

/** The devices to restore, by id or by the filters of the archive. */
export const restoredDevices = z.union([
  named,
  matching({
    ...deviceFilters,
    /** Those that were archived at this instant: undoes one call. */
    archivedAt: instant.optional(),
  }),
]);

/** Result of moving devices to or from the archive. */
export const movedDevicesSchema = z.object({
  /** The devices that this call moved; empty after a call with a filter. */
  changed: z.array(deviceSchema),
  /** The devices that were there already, for example because of a repeated call or another session. */
  unchanged: z.array(deviceSchema),
  /** The ids that are not the caller's devices, for example because they were deleted in the meantime. */
  notFound: z.array(z.string()),
  /** How many devices this call moved. */
  count: z.int(),
  /** When the call archived them; null after restoring. */
  archivedAt: z.string().nullable(),
});

/** Body of a 409 to a call whose filter matches another number of devices than expected: nothing has changed. */
export const otherTotalSchema = errorSchema.extend({ total: z.int() });
