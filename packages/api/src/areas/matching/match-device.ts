import { isSme } from '@attesta/domain/account/configuration';
import type { Device } from '@attesta/domain/devices/schema';
import { match, type MatchOptions } from '@attesta/domain/matching/match';
import {
  isAssumedFirstTime,
  requestFrom,
  type MatchChoices,
  type RequestingOperator,
} from '@attesta/domain/matching/request';
import type { MatchRequest, MatchResult } from '@attesta/domain/matching/schema';
import { WindowIndex } from '@attesta/domain/matching/window-index';
import type { Queries } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { allBodies, windowsFor } from '../availability/index.ts';

/** Matches a request with the bodies and windows of the database. */
export async function matchRequest(
  queries: Queries,
  request: MatchRequest,
  options: MatchOptions,
): Promise<MatchResult> {
  const [bodies, windows] = await Promise.all([
    allBodies(queries),
    request.regulation ? windowsFor(queries, request.regulation, request.codes ?? [], options.today) : [],
  ]);
  return match(request, { bodies, windows: new WindowIndex(windows) }, options);
}

/** Returns the request for a device of the caller. */
export const requestForDevice = (device: Device, caller: Caller, choices?: MatchChoices): MatchRequest =>
  requestFrom(device, operatorOf(caller), choices);

/** Returns a request without a device, with what the caller's account says about the applicant. */
export function requestOfCaller(
  request: MatchRequest,
  caller: Caller,
  { firstTime, maxFeeBand }: MatchChoices,
): MatchRequest {
  const operator = operatorOf(caller);
  return {
    ...request,
    sme: request.sme ?? isSme(operator.companySize),
    firstTime: firstTime ?? request.firstTime ?? isAssumedFirstTime(operator),
    maxFeeBand: maxFeeBand ?? request.maxFeeBand,
  };
}

/** Size and role of the caller's organisation. The configuration of a market operator always contains them. */
function operatorOf({ account: { profile, roleId } }: Caller): RequestingOperator {
  return { companySize: profile?.kind === 'market_operator' ? profile.companySize : 'large', role: roleId };
}
