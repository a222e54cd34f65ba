import { accountCalls } from '../account/calls.ts';
import { dataCalls } from '../account/data/calls.ts';
import { emailCalls } from '../account/email/calls.ts';
import { profileCalls } from '../account/profile/calls.ts';
import { availabilityCalls } from '../availability/calls.ts';
import type { Call } from '../contract/call.ts';
import { courseCalls } from '../courses/calls.ts';
import { deviceCalls } from '../devices/calls.ts';
import { matchingCalls } from '../matching/calls.ts';

/** Every call of the API, for tests that check all of them. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...profileCalls,
  ...emailCalls,
  ...dataCalls,
  ...deviceCalls,
  ...availabilityCalls,
  ...matchingCalls,
  ...courseCalls,
];
