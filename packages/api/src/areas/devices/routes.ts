import * as calls from '@attesta/domain/devices/calls';
import type { OperatorFacts } from '@attesta/domain/devices/conditions';
import { answersOf, applyInput, completeDevice } from '@attesta/domain/devices/complete';
import { copyOf } from '@attesta/domain/devices/copy';
import type { Device, DeviceAnswers, DeviceInput } from '@attesta/domain/devices/schema';
import { validateDevice } from '@attesta/domain/devices/validate';
import { todayInBrussels } from '@attesta/domain/values/dates';
import type { FastifyInstance } from 'fastify';
import { isDuplicate } from '../../database/database.ts';
import { Failure, invalid, notFound } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import type { Caller } from '../../http/caller.ts';
import { createDevice } from './create.ts';
import { listDevices } from './list.ts';
import { setArchived } from './move.ts';
import * as store from './store.ts';
import { DeviceSummaries } from './summary.ts';

const costly = { costly: true } as const;

/**
 * Routes for the caller's medical devices. A device of another account returns the same 404 as one that does not exist.
 */
export function deviceRoutes(app: FastifyInstance, { database, clock, settings }: Portal): void {
  const quota = settings.deviceQuota;
  const summaries = new DeviceSummaries();

  route(
    app,
    calls.listDevices,
    ({ query }, { caller }) => listDevices(database.queries, caller.account.id, query),
    costly,
  );

  route(
    app,
    calls.summarizeDevices,
    (_, { caller }) => summaries.summarize(database.queries, caller.account.id, todayInBrussels(clock())),
    costly,
  );

  route(app, calls.createDevice, async ({ headers, body }, { caller }) => {
    const creation = { ownerId: caller.account.id, key: headers['idempotency-key'], input: body, quota, now: clock() };
    const accept = () => validAnswers(body, null, caller, clock());
    return { device: await unlessUdiIsUsed(() => createDevice(database.queries, creation, accept)) };
  });

  route(app, calls.duplicateDevice, async ({ params, headers, body: { workingName } }, { caller }) => {
    const original = await requireDevice(caller, params.id);
    const input = { copyOf: params.id, workingName };
    const creation = { ownerId: caller.account.id, key: headers['idempotency-key'], input, quota, now: clock() };
    const accept = () => {
      const context = { workingName, today: todayInBrussels(clock()), operator: operatorOf(caller) };
      return validAnswers(copyOf(requireInUse(original), context), null, caller, clock());
    };
    return { device: await createDevice(database.queries, creation, accept) };
  });

  route(app, calls.getDevice, async ({ params }, { caller }) => ({ device: await requireDevice(caller, params.id) }));

  route(app, calls.updateDevice, async ({ params: { id }, body: { version, ...input } }, { caller }) => {
    const stored = requireInUse(await requireDevice(caller, id));
    if (stored.version !== version) throw conflict(stored, input);
    const answers = validAnswers(input, stored, caller, clock());
    const change = { id, version, answers, quota, now: clock() };
    const device = await unlessUdiIsUsed(() => store.changeDevice(database.queries, caller.account.id, change));
    if (!device) throw conflict(requireInUse(await requireDevice(caller, id)), input);
    return { device };
  });

  route(
    app,
    calls.archiveDevices,
    ({ body }, { caller }) => setArchived(database.queries, caller.account.id, body, clock()),
    costly,
  );

  route(
    app,
    calls.restoreDevices,
    ({ body }, { caller }) => setArchived(database.queries, caller.account.id, body, null),
    costly,
  );

  route(app, calls.deleteDevice, async ({ params: { id } }, { caller }) => {
    if (await store.removeDevice(database.queries, caller.account.id, id)) return { accepted: true as const };
    await requireDevice(caller, id);
    throw new Failure(409, 'not_archived', 'Only a device in the archive can be deleted. Archive it first.');
  });

  async function requireDevice(caller: Caller, id: string): Promise<Device> {
    const device = await store.getDevice(database.queries, caller.account.id, id);
    if (!device) throw notFound('device');
    return device;
  }
}

/**
 * Completes and validates the input and returns the answers to store.
 * @throws Failure 400 with the fields to correct
 */
function validAnswers(input: DeviceInput, previous: DeviceAnswers | null, caller: Caller, now: Date): DeviceAnswers {
  const device = completeDevice(applyInput(input, previous), previous);
  const problems = validateDevice(device, { today: todayInBrussels(now), previous, operator: operatorOf(caller) });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return answersOf(device);
}

/** The data of the caller's account on which the fields of a device depend. */
function operatorOf({ account: { profile } }: Caller): OperatorFacts | null {
  if (profile?.kind !== 'market_operator') return null;
  return { srn: profile.srn, authorisedRepresentative: profile.authorisedRepresentative };
}

/**
 * Returns the device if it is not archived.
 * @throws Failure 409 `archived`
 */
function requireInUse(device: Device): Device {
  if (device.archivedAt === null) return device;
  throw new Failure(409, 'archived', 'The device is in the archive. Restore it first.');
}

const conflict = (stored: Device, yours: DeviceInput) =>
  new Failure(409, 'conflict', 'The device was changed in the meantime.', { more: { stored, yours } });

/**
 * A UDI-DI identifies one device (EUDAMED BR-UDID-069). The database enforces it, so that two simultaneous requests
 * cannot use the same one.
 */
async function unlessUdiIsUsed<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) throw invalid({ udiDi: 'already_used' });
    throw error;
  }
}
