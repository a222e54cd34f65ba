import { createEffect, sample } from 'effector';
import { ask } from '../http/client';
import { problemOf, wrongServices } from '../http/problem';
import { localStore } from '../storage/browser-storage';
import { userIn } from './current-user';
import { signedIn } from './model';
import { isToken, keepToken } from './token';
import type { User } from './user';

export interface Credentials {
  email: string;
  password: string;
}

const loggedInBeforeKey = 'attesta-has-logged-in';

/** Whether anyone signed in on this browser before; the greeting follows it. */
export const hasLoggedInBefore = (): boolean => localStore.read(loggedInBeforeKey) === 'true';

/**
 * Signs in: the user, or false when the address is not verified yet, whatever else the host sent (specification,
 * sections 4 and 5).
 * Fails with the response of the server, `second_factor_required` included; read it with `problemOf`.
 */
export const signInFx = createEffect(async ({ email, password }: Credentials): Promise<User | false> => {
  let answer: unknown;
  try {
    answer = await ask('/api/login', { method: 'POST', body: { email, password }, token: null });
  } catch (error) {
    if (problemOf(error).code === 'email_not_verified') return false;
    throw error;
  }
  const user = userIn(answer);
  if (!user.is_email_verified) return false;
  const { token } = answer as { token?: unknown };
  if (!isToken(token)) throw wrongServices;
  keepToken(token);
  localStore.write(loggedInBeforeKey, 'true');
  return user;
});

sample({ clock: signInFx.doneData, filter: (user) => user !== false, target: signedIn });
