import * as calls from '@attesta/domain/account/data/calls';
import type { FastifyInstance } from 'fastify';
import { Failure, unauthenticated } from '../../../http/failure.ts';
import { route } from '../../../http/route.ts';
import type { Portal } from '../../../portal/portal.ts';
import * as attempts from '../attempts.ts';
import { refuseDemo } from '../authorization.ts';
import { confirmPassword } from '../change-password.ts';
import { clientOf } from '../client.ts';
import { lockCaller } from '../lock-caller.ts';
import { createPasswords } from '../passwords.ts';
import { consumeCode } from '../second-factor.ts';
import { userOf } from '../view.ts';
import { deletionPlan } from './plan.ts';
import { deletionTime, startDeletion } from './request.ts';
import { undoDeletion } from './undo.ts';

const codeRequired = (code: string | undefined) =>
  new Failure(403, 'second_factor_required', 'Repeat the call with oneTimeCode: a code that was not used before.', {
    ...(code !== undefined && { fields: { oneTimeCode: 'invalid' } }),
  });

/** Routes for the deletion of the caller's account. */
export function deletionRoutes(app: FastifyInstance, portal: Portal): void {
  const { database, clock, settings, securityLog, worker } = portal;
  const passwords = createPasswords(settings.passwordCost);

  route(app, calls.getDeletion, async (_input, { caller: { account } }) => {
    const at = account.deletionAt ?? deletionTime(clock());
    return { deletion: await deletionPlan(database.queries, account, at) };
  });

  route(app, calls.requestDeletion, async ({ body: { currentPassword, oneTimeCode } }, { caller, request }) => {
    const { id } = caller.account;
    refuseDemo(caller.account);
    await confirmPassword(portal, passwords, caller, currentPassword, 'currentPassword');
    if (oneTimeCode !== undefined) await attempts.countAttempt(database.queries, attempts.secondFactorTry, id, clock());
    const client = clientOf(request, app, portal);
    const result = await database.queries.transaction(async (queries) => {
      const now = clock();
      await lockCaller(queries, caller, now);
      const code = await consumeCode(queries, id, oneTimeCode, now);
      if (code === 'missing' || code === 'wrong') throw codeRequired(oneTimeCode);
      await attempts.countAttempt(queries, attempts.deletionRequest, id, now);
      const started = await startDeletion(queries, id, { now, origin: client.origin }, caller.token);
      if (!started) throw unauthenticated();
      return { user: userOf(started.account, settings), deletion: started.deletion };
    });
    await attempts.clearAttempts(database.queries, [[attempts.secondFactorTry, id]]);
    worker.wake();
    securityLog('deletion_requested', { account: id, client: client.pseudonym });
    return result;
  });

  route(app, calls.undoDeletion, async (_input, { caller, request }) => {
    const { id } = caller.account;
    const client = clientOf(request, app, portal);
    const occasion = { now: clock(), origin: client.origin };
    const account = await database.queries.transaction((queries) => undoDeletion(queries, id, occasion));
    if (!account) throw unauthenticated();
    worker.wake();
    if (caller.account.deletionAt !== null) {
      securityLog('deletion_undone', { account: id, client: client.pseudonym });
    }
    return { user: userOf(account, settings) };
  });
}
