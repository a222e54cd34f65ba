import * as calls from '@attesta/domain/account/email/calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route.ts';
import type { Portal } from '../../../portal.ts';
import { clientOf } from '../../../accounts/client.ts';
import { confirmEmail, startEmailChange } from './email-change.ts';
import { emailChangeOf, pendingChange, removeEmailChange } from '../../../accounts/pending-email-change.ts';
import type { Passwords } from '../password/passwords.ts';

/** Routes for a change of the e-mail address. */
export function emailRoutes(app: FastifyInstance, portal: Portal, passwords: Passwords): void {
  const { database, clock, securityLog } = portal;

  route(app, calls.getEmailChange, async (_input, { caller }) => {
    const change = await pendingChange(database.queries, caller.account.id, clock());
    return { change: change && emailChangeOf(change) };
  });

  route(app, calls.requestEmailChange, ({ body }, { caller, request }) =>
    startEmailChange(portal, passwords, body, caller, clientOf(request, app, portal)),
  );

  route(app, calls.cancelEmailChange, async (_input, { caller }) => {
    const cancelled = await removeEmailChange(database.queries, caller.account.id);
    if (cancelled) securityLog('email_change_cancelled', { account: caller.account.id });
    return { accepted: true as const };
  });

  route(app, calls.confirmEmailChange, ({ body }, { caller, request }) =>
    confirmEmail(portal, body, caller, clientOf(request, app, portal)),
  );
}
