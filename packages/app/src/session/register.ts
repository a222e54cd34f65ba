import type { Registration } from '@attesta/domain/account/schema';
import { createEffect, sample } from 'effector';
import { ask } from '../http/client';
import { registered } from './model';
import { readUser } from './user';

/**
 * Registers, without signing in. A success is a success whatever the response holds, but a user in it is stored
 * (specification, sections 4 and 7). The user has no id and is not verified yet. Fails with the response of the server;
 * read it with `problemOf`.
 */
export const registerFx = createEffect(async (form: Registration) => {
  const answer = await ask('/api/register', { method: 'POST', body: form, token: null });
  return readUser((answer as { user?: unknown } | null)?.user);
});

sample({ clock: registerFx.doneData, target: registered });
