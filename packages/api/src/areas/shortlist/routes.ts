import type { Device } from '@attesta/domain/devices/schema';
import type { MatchChoices } from '@attesta/domain/matching/request';
import type { MatchResult } from '@attesta/domain/matching/schema';
import * as calls from '@attesta/domain/shortlist/calls';
import type { ShortlistEntry } from '@attesta/domain/shortlist/schema';
import { standingOf } from '@attesta/domain/shortlist/standing';
import { todayInBrussels } from '@attesta/domain/values/dates';
import type { FastifyInstance } from 'fastify';
import type { ShortlistRow } from '../../database/shortlist-schema.ts';
import type { Caller } from '../../http/caller.ts';
import { Failure, notFound } from '../../http/failure.ts';
import { route, type Handler } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import { allBodies } from '../availability/index.ts';
import { getDevice } from '../devices/index.ts';
import { matchRequest, requestForDevice } from '../matching/index.ts';
import { addEntry, removeEntry, restoreEntry, shortlistOf } from './store.ts';

const archived = () =>
  new Failure(409, 'archived', 'The device is in the archive. Restore it to change its shortlist.');

/** Routes for the notified bodies on the shortlists of the caller's devices. */
export function shortlistRoutes(app: FastifyInstance, { database: { queries }, clock, settings }: Portal): void {
  const list: Handler<typeof calls.listShortlist> = async ({ query }, { caller }) => {
    const { device_id, firstTime, ...page } = query;
    const device = await found(caller, device_id);
    const { rows, ...rest } = await shortlistOf(queries, caller.account.id, { device: device.id, ...page });
    const choices = firstTime && { firstTime: firstTime === 'yes' };
    return { entries: await shown(rows, device, caller, choices), ...rest };
  };

  const add: Handler<typeof calls.addToShortlist> = async ({ body }, { caller }) => {
    const { device_id, notifiedBody, note, firstTime } = body;
    const device = await found(caller, device_id);
    if (device.archivedAt !== null) throw archived();
    const bodies = await allBodies(queries);
    if (!bodies.some(({ number }) => number === notifiedBody)) throw notFound('notified body');
    const standing = standingOf(await matchOf(device, caller, { firstTime }), notifiedBody);
    const entry = { organisationId: caller.account.id, deviceId: device.id, notifiedBody, note, standing };
    const row = await addEntry(queries, { ...entry, now: clock() }, settings.shortlistQuota);
    if (row === 'no_device') throw notFound('device');
    if (row === 'archived') throw archived();
    return one(row, caller, { firstTime });
  };

  route(app, calls.removeFromShortlist, async ({ params: { id } }, { caller }) => {
    await removeEntry(queries, caller.account.id, id, clock());
    return { accepted: true as const };
  });

  const restore: Handler<typeof calls.restoreToShortlist> = async ({ params: { id } }, { caller }) => {
    const row = await restoreEntry(queries, caller.account.id, id);
    if (row === 'no_entry') throw notFound('entry');
    if (row === 'archived') throw archived();
    return one(row, caller);
  };

  // Each matches the device.
  route(app, calls.listShortlist, list, { costly: true });
  route(app, calls.addToShortlist, add, { costly: true });
  route(app, calls.restoreToShortlist, restore, { costly: true });

  async function found(caller: Caller, id: string): Promise<Device> {
    const device = await getDevice(queries, caller.account.id, id);
    if (!device) throw notFound('device');
    return device;
  }

  const matchOf = (device: Device, caller: Caller, choices?: MatchChoices): Promise<MatchResult> =>
    matchRequest(queries, requestForDevice(device, caller, choices), { today: todayInBrussels(clock()) });

  async function one(row: ShortlistRow, caller: Caller, choices?: MatchChoices): Promise<{ entry: ShortlistEntry }> {
    const [entry] = await shown([row], await found(caller, row.deviceId), caller, choices);
    if (!entry) throw notFound('entry');
    return { entry };
  }

  /** The entries as the API returns them, with the published data of the bodies and their position today. */
  async function shown(
    rows: readonly ShortlistRow[],
    device: Device,
    caller: Caller,
    choices?: MatchChoices,
  ): Promise<ShortlistEntry[]> {
    if (rows.length === 0) return [];
    const result = await matchOf(device, caller, choices);
    const bodies = new Map((await allBodies(queries)).map((body) => [body.number, body]));
    return rows.flatMap(({ id, deviceId, applicationId, notifiedBody, note, standing, createdAt }) => {
      const body = bodies.get(notifiedBody);
      if (!body) return [];
      return {
        id,
        device_id: deviceId,
        application_id: applicationId,
        notifiedBody,
        name: body.name,
        country: body.country,
        contact: body.contact,
        note,
        createdAt: createdAt.toISOString(),
        added: standing,
        current: standingOf(result, notifiedBody),
      };
    });
  }
}
