import { ask } from '../http/client';
import { wrongServices } from '../http/problem';
import { readUser, type User } from './user';

/** Reads `{ user }` of an answer. @throws 'Wrong Services' when there is no user of the right shape */
export function userIn(answer: unknown): User {
  const user = readUser((answer as { user?: unknown } | null)?.user);
  if (!user) throw wrongServices;
  return user;
}

/** The user that a token belongs to (specification, section 7). @param token absent: the session's own */
export const fetchUser = async (token?: string): Promise<User> =>
  userIn(await ask('/api/get-authenticated-user', token === undefined ? {} : { token }));
