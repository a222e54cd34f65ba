import type { register } from '@attesta/domain/account/calls';
import type { Registration } from '@attesta/domain/account/schema';
import { createEffect, sample } from 'effector';
import { createCallFx } from '../http/call-fx';
import type { Endpoint } from '../http/send';
import { registered } from './model';
import { readUser } from './user';

const registerEndpoint: Endpoint<typeof register> = { method: 'POST', path: '/api/register' };
const postRegistrationFx = createCallFx(registerEndpoint);

/**
 * Registers without signing in. Any successful response counts as success; a user in the response is stored
 * (specification, sections 4 and 7). The user has no id and is not verified yet. Fails with the response data, which
 * `problemOf` reads.
 */
export const registerFx = createEffect(async (body: Registration) => {
  const response = await postRegistrationFx({ body });
  return readUser((response as { user?: unknown } | null)?.user);
});

sample({ clock: registerFx.doneData, target: registered });
