import { accessKeyCalls } from '../access-keys/calls.ts';
import { accountCalls } from '../account/calls.ts';
import { dataCalls } from '../account/data/calls.ts';
import { emailCalls } from '../account/email/calls.ts';
import { profileCalls } from '../account/profile/calls.ts';
import { availabilityCalls } from '../availability/calls.ts';
import { bodyProfileCalls } from '../body-profile/calls.ts';
import type { Call } from '../contract/call.ts';
import { courseCalls } from '../courses/calls.ts';
import { deviceCalls } from '../devices/calls.ts';
import { matchingCalls } from '../matching/calls.ts';
import { shortlistCalls } from '../shortlist/calls.ts';
import { statisticsCalls } from '../statistics/calls.ts';

/** Every call of the API, for tests that check all of them. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...profileCalls,
  ...emailCalls,
  ...dataCalls,
  ...deviceCalls,
  ...availabilityCalls,
  ...bodyProfileCalls,
  ...accessKeyCalls,
  ...matchingCalls,
  ...shortlistCalls,
  ...statisticsCalls,
  ...courseCalls,
];
