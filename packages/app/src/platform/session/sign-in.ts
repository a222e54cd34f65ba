import { createEffect, createStore, sample } from 'effector';
import type { login } from '@attesta/domain/account/calls';
import { createCallFx } from '../http/call-fx';
import { problemOf, wrongServices } from '../http/problem';
import type { Endpoint } from '../http/send';
import { isToken, tokenReceived } from '../http/token';
import { appStarted } from '../start/app-started';
import { createStoredText, sharedStorage } from '../storage/browser-storage';
import { userIn } from './current-user';
import { signedIn } from './model';
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
}

const loginEndpoint: Endpoint<typeof login> = { method: 'POST', path: '/api/login' };
const loginFx = createCallFx(loginEndpoint);

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
  const { token } = response as { token?: unknown };
  if (!isToken(token)) throw wrongServices;
  return { token, user };
});

const succeeded = sample({ clock: signInFx.doneData, filter: (result) => result !== false });

/** Whether a user signed in on this browser before. The sign-in page chooses its greeting by it. */
export const $hasLoggedInBefore = createStore(false)
  .on(loggedInBefore.readFx.doneData, (_, text) => text === 'true')
  .on(succeeded, () => true);

sample({ clock: appStarted, target: loggedInBefore.readFx });
sample({ clock: succeeded, fn: () => 'true', target: loggedInBefore.writeFx });
sample({ clock: succeeded, fn: ({ token }) => token, target: tokenReceived });
sample({ clock: succeeded, fn: ({ user }) => user, target: signedIn });
