import * as calls from '@attesta/domain/account/profile/calls';
import type { FastifyInstance } from 'fastify';
import { unauthenticated } from '../../../http/failure.ts';
import { route } from '../../../http/route.ts';
import type { Portal } from '../../../portal.ts';
import { userOf } from '../../../accounts/user.ts';
import { mailPreferencesOf, setMailPreferences, setPerson } from './store.ts';

/** Routes for the name of the user and the preferences for mails. */
export function profileRoutes(app: FastifyInstance, { database, settings }: Portal): void {
  route(app, calls.changePerson, async ({ body }, { caller }) => {
    const account = await setPerson(database.queries, caller.account.id, body);
    if (!account) throw unauthenticated();
    return { user: userOf(account, settings) };
  });

  route(app, calls.getMailPreferences, async (_input, { caller }) => mailPreferencesOf(caller.account));

  route(app, calls.changeMailPreferences, async ({ body }, { caller }) => {
    await setMailPreferences(database.queries, caller.account.id, body);
    return body;
  });
}
