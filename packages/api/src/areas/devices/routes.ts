import type { OperatorAccount } from '@attesta/domain/account/configuration';
import * as calls from '@attesta/domain/devices/calls';
import { answersOf, applyInput, completeDevice } from '@attesta/domain/devices/complete';
import type { Device, DeviceAnswers, DeviceInput } from '@attesta/domain/devices/schema';
import { validateDevice } from '@attesta/domain/devices/validate';
import { todayInBrussels } from '@attesta/domain/values/dates';
import type { FastifyInstance } from 'fastify';
import { isDuplicate } from '../../database/database.ts';
import { Failure, invalid, notFound } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal/portal.ts';
import type { Caller } from '../../http/caller.ts';
import { createDevice } from './create.ts';
import { listDevices } from './list.ts';
import * as store from './store.ts';

/**
 * Routes for the caller's medical devices. A device of another account returns the same 404 as one that does not exist.
 */
export function deviceRoutes(app: FastifyInstance, { database, clock, settings }: Portal): void {
  const quota = settings.deviceQuota;

  route(app, calls.listDevices, ({ query }, { caller }) => listDevices(database.queries, caller.account.id, query));

  route(app, calls.createDevice, async ({ headers, body }, { caller }) => {
    const creation = { ownerId: caller.account.id, key: headers['idempotency-key'], input: body, quota, now: clock() };
    const answersOf = (input: DeviceInput) => accepted(input, null, caller, clock());
    return { device: await unlessUdiIsUsed(() => createDevice(database.queries, creation, answersOf)) };
  });

  route(app, calls.getDevice, async ({ params }, { caller }) => ({ device: await found(caller, params.id) }));

  route(app, calls.updateDevice, async ({ params: { id }, body: { version, ...input } }, { caller }) => {
    const stored = await found(caller, id);
    if (stored.version !== version) throw conflict(stored, input);
    const answers = accepted(input, stored, caller, clock());
    const change = { id, version, answers, quota, now: clock() };
    const device = await unlessUdiIsUsed(() => store.changeDevice(database.queries, caller.account.id, change));
    if (!device) throw conflict(await found(caller, id), input);
    return { device };
  });

  route(app, calls.deleteDevice, async ({ params }, { caller }) => {
    if (!(await store.removeDevice(database.queries, caller.account.id, params.id))) throw notFound('device');
    return { accepted: true as const };
  });

  async function found(caller: Caller, id: string): Promise<Device> {
    const device = await store.getDevice(database.queries, caller.account.id, id);
    if (!device) throw notFound('device');
    return device;
  }
}

/**
 * Completes and validates the input and returns the answers to store.
 * @throws Failure 400 with the fields to correct
 */
function accepted(input: DeviceInput, previous: DeviceAnswers | null, { account }: Caller, now: Date): DeviceAnswers {
  const device = completeDevice(applyInput(input, previous), previous);
  const operator = account.profile?.kind === 'market_operator' ? operatorFacts(account.profile) : null;
  const problems = validateDevice(device, { today: todayInBrussels(now), previous, operator });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return answersOf(device);
}

const operatorFacts = ({ srn, authorisedRepresentative }: OperatorAccount) => ({ srn, authorisedRepresentative });

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
