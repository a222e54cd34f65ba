import { todayInBrussels } from '@attesta/domain/values/dates';
import { match as matchCall } from '@attesta/domain/matching/calls';
import type { ParsedRequestOf } from '@attesta/domain/contract/call';
import { refusedInputs } from '@attesta/domain/matching/refused';
import type { MatchRequest } from '@attesta/domain/matching/schema';
import type { FastifyInstance } from 'fastify';
import { bounded, Failure, notFound, type Rejection } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import type { Caller } from '../../http/caller.ts';
import { getDevice } from '../devices/index.ts';
import { matchRequest, requestForDevice, requestOfCaller } from './match-device.ts';

type Body = ParsedRequestOf<typeof matchCall>['body'];

/**
 * Route that finds the notified bodies that can accept a device, with reasons. The rules are in the domain; this route
 * loads the data and determines the date.
 */
export function matchingRoutes(app: FastifyInstance, { database, clock, settings }: Portal): void {
  route(
    app,
    matchCall,
    async ({ body }, { caller }) => {
      if (body.today !== undefined && settings.production) throw refused({ today: 'unknown_field' });
      const today = body.today ?? todayInBrussels(clock());
      return matchRequest(database.queries, await requestOf(body, caller), { today, weights: body.weights });
    },
    { rejection: refused, costly: true },
  );

  async function requestOf(body: Body, caller: Caller): Promise<MatchRequest> {
    if (!('device_id' in body)) return requestOfCaller(body.request, caller, body);
    const device = await getDevice(database.queries, caller.account.id, body.device_id);
    if (!device) throw notFound('device');
    if (device.archivedAt !== null)
      throw new Failure(409, 'archived', 'The device is in the archive. Restore it to match it.');
    return requestForDevice(device, caller, body);
  }
}

/** 400: the match is refused, with the inputs to change. */
const refused: Rejection = (problems) => {
  const fields = bounded(problems);
  return new Failure(400, 'refused', 'The match cannot be made with these inputs. Change them and try again.', {
    fields,
    more: { refused: refusedInputs(fields) },
  });
};
