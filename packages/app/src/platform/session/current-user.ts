import type { getAuthenticatedUser } from '@attesta/domain/account/calls';
import { createEffect } from 'effector';
import { createCallFx } from '../http/call-fx';
import { wrongServices } from '../http/problem';
import type { Endpoint } from '../http/send';
import { readUser, type User } from './user';

const userEndpoint: Endpoint<typeof getAuthenticatedUser> = { method: 'GET', path: '/api/get-authenticated-user' };
const getUserFx = createCallFx(userEndpoint);

/** Reads the user of a response `{ user }`. @throws 'Wrong Services' if the response has no valid user */
export function userIn(response: unknown): User {
  const user = readUser((response as { user?: unknown } | null)?.user);
  if (!user) throw wrongServices;
  return user;
}

/** Fetches the user of a token (specification, section 7); without a token, the user of the session. */
export const fetchUserFx = createEffect(async (token: string | void): Promise<User> =>
  userIn(await getUserFx(token === undefined ? {} : { token })),
);
