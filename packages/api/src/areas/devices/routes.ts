import type { OperatorAccount } from '@attesta/domain/account/configuration';
import * as calls from '@attesta/domain/device/calls';
import { answersOf, applyInput, completeDevice } from '@attesta/domain/device/complete';
import type { Device, DeviceAnswers, DeviceInput } from '@attesta/domain/device/schema';
import { validateDevice } from '@attesta/domain/device/validate';
import { todayInBrussels } from '@attesta/domain/dates';
import type { FastifyInstance } from 'fastify';
import { isDuplicate } from '../../database/database.ts';
import { Failure, invalid, notFound } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import type { Caller } from '../account/caller.ts';
import * as store from './store.ts';

/** The caller's register of medical devices. Another's device is answered like an absent one. */
export function deviceRoutes(app: FastifyInstance, { database, clock }: Portal): void {
  route(app, calls.listDevices, async ({ query }, { caller }) => {
    const { page, pageSize } = query;
    return { ...(await store.listDevices(database.queries, caller.account.id, query)), page, pageSize };
  });

  route(app, calls.createDevice, async ({ headers, body }, { caller }) => {
    const creation = { ownerId: caller.account.id, requestKey: headers['idempotency-key'], input: body, now: clock() };
    const earlier = await store.earlierTry(database.queries, creation);
    if (earlier) return { device: repeated(earlier) };
    const answers = accepted(body, null, caller, clock());
    const added = await unlessUdiIsUsed(() => store.addDevice(database.queries, answers, creation));
    if (added) return { device: added };
    const faster = await store.earlierTry(database.queries, creation);
    if (!faster) throw new Failure(409, 'conflict', 'The device was made and deleted in the meantime.');
    return { device: repeated(faster) };
  });

  route(app, calls.getDevice, async ({ params }, { caller }) => ({ device: await found(caller, params.id) }));

  route(app, calls.updateDevice, async ({ params: { id }, body: { version, ...input } }, { caller }) => {
    const stored = await found(caller, id);
    if (stored.version !== version) throw conflict(stored, input);
    const answers = accepted(input, stored, caller, clock());
    const device = await unlessUdiIsUsed(() => store.changeDevice(database.queries, caller.account.id, { id, version, answers, now: clock() }));
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

/** The answers as they would be stored. @throws Failure 400 with what must be mended first */
function accepted(input: DeviceInput, previous: DeviceAnswers | null, { account }: Caller, now: Date): DeviceAnswers {
  const device = completeDevice(applyInput(input, previous), previous);
  const operator = account.profile?.kind === 'market_operator' ? operatorFacts(account.profile) : null;
  const problems = validateDevice(device, { today: todayInBrussels(now), previous, operator });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return answersOf(device);
}

const operatorFacts = ({ srn, authorisedRepresentative }: OperatorAccount) => ({ srn, authorisedRepresentative });

function repeated({ device, sameRequest }: { device: Device; sameRequest: boolean }): Device {
  if (!sameRequest) throw new Failure(409, 'conflict', 'This Idempotency-Key was used for another device.');
  return device;
}

const conflict = (stored: Device, yours: DeviceInput) =>
  new Failure(409, 'conflict', 'The device was changed in the meantime.', { more: { stored, yours } });

/** A UDI-DI names one device (EUDAMED BR-UDID-069); the database decides, so that two at once cannot both have it. */
async function unlessUdiIsUsed<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error)) throw invalid({ udiDi: 'already_used' });
    throw error;
  }
}
