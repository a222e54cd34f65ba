import type { getAuthenticatedUser } from '@attesta/domain/account/calls';
import { wrongServices } from '../http/problem';
import { send, type Endpoint } from '../http/send';
import { readUser, type User } from './user';

const userEndpoint: Endpoint<typeof getAuthenticatedUser> = { method: 'GET', path: '/api/get-authenticated-user' };

/** Reads the user of a response `{ user }`. @throws 'Wrong Services' if the response has no valid user */
export function userIn(response: unknown): User {
  const user = readUser((response as { user?: unknown } | null)?.user);
  if (!user) throw wrongServices;
  return user;
}

/** Fetches the user of a token (specification, section 7). @param token by default the token of the session */
export const fetchUser = async (token?: string): Promise<User> =>
  userIn(await send(userEndpoint, {}, token === undefined ? {} : { token }));
