import type { Registration } from '@attesta/domain/account/schema';
import { createEffect, sample } from 'effector';
import { ask } from '../http/client';
import { registered } from './model';
import { readUser } from './user';

/**
 * Registers, without signing in. Done is done: what the host answers is not read, but a user in it is kept (specification,
 * sections 4 and 7). Fails with what the server answered; read it with `problemOf`.
 */
export const registerFx = createEffect(async (form: Registration) => {
  const answer = await ask('/api/register', { method: 'POST', body: form, token: null });
  return readUser((answer as { user?: unknown } | null)?.user);
});

sample({ clock: registerFx.doneData, target: registered });
