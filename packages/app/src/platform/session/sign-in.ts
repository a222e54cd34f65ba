import { createEffect, sample } from 'effector';
import type { login } from '@attesta/domain/account/calls';
import { problemOf, wrongServices } from '../http/problem';
import { send, type Endpoint } from '../http/send';
import { localStore } from '../storage/browser-storage';
import { userIn } from './current-user';
import { signedIn } from './model';
import { isToken, storeToken } from '../http/token';
import type { User } from './user';

export interface Credentials {
  email: string;
  password: string;
}

const loginEndpoint: Endpoint<typeof login> = { method: 'POST', path: '/api/login' };

const loggedInBeforeKey = 'attesta-has-logged-in';

/** Whether a user signed in on this browser before. The sign-in page chooses its greeting by it. */
export const hasLoggedInBefore = (): boolean => localStore.read(loggedInBeforeKey) === 'true';

/**
 * Signs in and returns the user. Returns false if the email address is not verified, even if the response contains a
 * token (specification, sections 4 and 5). Fails with the response data, for example with the code
 * `second_factor_required`; `problemOf` reads it.
 */
export const signInFx = createEffect(async ({ email, password }: Credentials): Promise<User | false> => {
  let response: unknown;
  try {
    response = await send(loginEndpoint, { body: { email, password } }, { token: null });
  } catch (error) {
    if (problemOf(error).code === 'email_not_verified') return false;
    throw error;
  }
  const user = userIn(response);
  if (!user.is_email_verified) return false;
  const { token } = response as { token?: unknown };
  if (!isToken(token)) throw wrongServices;
  storeToken(token);
  localStore.write(loggedInBeforeKey, 'true');
  return user;
});

sample({ clock: signInFx.doneData, filter: (user) => user !== false, target: signedIn });
