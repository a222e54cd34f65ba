import { isSme } from '@attesta/domain/account/configuration';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { match as matchCall } from '@attesta/domain/matching/calls';
import type { ParsedRequestOf } from '@attesta/domain/contract/call';
import { match } from '@attesta/domain/matching/match';
import { isAssumedFirstTime, requestFrom, type RequestingOperator } from '@attesta/domain/matching/request';
import type { MatchRequest } from '@attesta/domain/matching/schema';
import { WindowIndex } from '@attesta/domain/matching/window-index';
import type { FastifyInstance } from 'fastify';
import { Failure, invalid, notFound } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal/portal.ts';
import type { Caller } from '../../http/caller.ts';
import { allBodies, windowsFor } from '../availability/store.ts';
import { getDevice } from '../devices/store.ts';

type Body = ParsedRequestOf<typeof matchCall>['body'];

/**
 * Route that finds the notified bodies that can accept a device, with reasons. The rules are in the domain; this route
 * loads the data and determines the date.
 */
export function matchingRoutes(app: FastifyInstance, { database, clock, settings }: Portal): void {
  route(app, matchCall, async ({ body }, { caller }) => {
    if (body.today !== undefined && settings.production)
      throw invalid({ today: 'unknown_field' }, 'The date of a match cannot be set.');
    const today = body.today ?? todayInBrussels(clock());
    const request = await requestOf(body, caller);
    const [bodies, windows] = await Promise.all([
      allBodies(database.queries),
      request.regulation ? windowsFor(database.queries, request.regulation, request.codes ?? [], today) : [],
    ]);
    return match(request, { bodies, windows: new WindowIndex(windows) }, { today, weights: body.weights });
  });

  async function requestOf(body: Body, caller: Caller): Promise<MatchRequest> {
    const operator = operatorOf(caller);
    if ('device_id' in body) {
      const device = await getDevice(database.queries, caller.account.id, body.device_id);
      if (!device) throw notFound('device');
      if (device.archivedAt !== null)
        throw new Failure(409, 'archived', 'The device is in the archive. Restore it to match it.');
      return requestFrom(device, operator, body);
    }
    const { request, firstTime, maxFeeBand } = body;
    return {
      ...request,
      sme: request.sme ?? isSme(operator.companySize),
      firstTime: firstTime ?? request.firstTime ?? isAssumedFirstTime(operator),
      maxFeeBand: maxFeeBand ?? request.maxFeeBand,
    };
  }
}

/** Size and role of the caller's organisation. The configuration of a market operator always contains them. */
function operatorOf({ account: { profile, roleId } }: Caller): RequestingOperator {
  return { companySize: profile?.kind === 'market_operator' ? profile.companySize : 'large', role: roleId };
}
