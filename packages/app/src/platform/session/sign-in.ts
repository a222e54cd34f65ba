import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { login, verifyEmail } from '@attesta/domain/account/calls';
import { createCallFx } from '../http/call-fx';
import { problemOf, wrongServices } from '../http/problem';
import type { Endpoint } from '../http/send';
import { isToken, tokenReceived } from '../http/token';
import { appStarted } from '../start/app-started';
import { replacePathFx } from '../navigation/model';
import { paths } from '../navigation/paths';
import { createStoredText, sharedStorage } from '../browser/browser-storage';
import { userIn } from './current-user';
import { $user, sessionEnded, signedIn } from './model';
import type { User } from './user';

export interface Credentials {
  email: string;
  password: string;
  /** The code of the second factor, after sign-in failed with `second_factor_required`. */
  one_time_code?: string;
}

interface SignedIn {
  token: string;
  user: User;
  /** After a sign-in with a recovery code, if the host sends the number. */
  recoveryCodesLeft: number | null;
}

const loginEndpoint: Endpoint<typeof login> = { method: 'POST', path: '/api/login' };
const loginFx = createCallFx(loginEndpoint);
const verifyEndpoint: Endpoint<typeof verifyEmail> = { method: 'POST', path: '/api/verify-email' };
const verifyFx = createCallFx(verifyEndpoint);

const loggedInBefore = createStoredText(sharedStorage, 'attesta-has-logged-in');

/**
 * Signs in. Returns false if the email address is not verified, even if the response contains a token (specification,
 * sections 4 and 5). Fails with the response data, for example with the code `second_factor_required`; `problemOf`
 * reads it.
 */
export const signInFx = createEffect(async (body: Credentials): Promise<SignedIn | false> => {
  let response: unknown;
  try {
    response = await loginFx({ body });
  } catch (error) {
    if (problemOf(error).code === 'email_not_verified') return false;
    throw error;
  }
  const user = userIn(response);
  if (!user.is_email_verified) return false;
  const { token, recovery_codes_left: left } = response as { token?: unknown; recovery_codes_left?: unknown };
  if (!isToken(token)) throw wrongServices;
  return { token, user, recoveryCodesLeft: typeof left === 'number' ? left : null };
});

/**
 * Verifies an address with the token of a mail, sets the password, signs in and opens `/`. Returns false if the response contains
 * no token or an unverified user: the host requires another step, so the user signs in as usual.
 */
export const verifyAddressFx = createEffect(
  async (body: { token: string; password: string }): Promise<SignedIn | false> => {
    const response = await verifyFx({ body });
    const { token } = response as { token?: unknown };
    if (!isToken(token)) return false;
    const user = userIn(response);
    return user.is_email_verified && { token, user, recoveryCodesLeft: null };
  },
);

const verified = sample({ clock: verifyAddressFx.doneData, filter: (result) => result !== false });

// Another user can be signed in when a mailed link is opened. The data of that session is dropped first.
sample({
  clock: verified,
  source: $user,
  filter: (user) => user !== null,
  fn: () => 'signed-out' as const,
  target: sessionEnded,
});
const verifiedNext = sample({ clock: verified, source: $user, fn: (_, result) => result });
// The page of the mailed link is left before the sign-in, which may load the page again (`person.ts`).
const startPath: (signedIn: SignedIn) => string = () => paths.start;
const leavePageFx = attach({ effect: replacePathFx, mapParams: startPath });
sample({ clock: verifiedNext, target: leavePageFx });

const succeeded = merge([
  sample({ clock: signInFx.doneData, filter: (result) => result !== false }),
  leavePageFx.finally.map(({ params }) => params),
]);

/** A user signed in with a recovery code, of which this number is left. */
export const recoveryCodeUsed = createEvent<number>();
sample({
  clock: succeeded,
  filter: ({ recoveryCodesLeft }) => recoveryCodesLeft !== null,
  fn: ({ recoveryCodesLeft }) => recoveryCodesLeft!,
  target: recoveryCodeUsed,
});

/** Whether a user signed in on this browser before. The sign-in page chooses its greeting by it. */
export const $hasLoggedInBefore = createStore(false)
  .on(loggedInBefore.readFx.doneData, (_, text) => text === 'true')
  .on(succeeded, () => true);

sample({ clock: appStarted, target: loggedInBefore.readFx });
sample({ clock: succeeded, fn: () => 'true', target: loggedInBefore.writeFx });
sample({ clock: succeeded, fn: ({ token }) => token, target: tokenReceived });
sample({ clock: succeeded, fn: ({ user }) => user, target: signedIn });
