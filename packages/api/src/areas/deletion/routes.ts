import * as calls from '@attesta/domain/account/data/calls';
import type { FastifyInstance } from 'fastify';
import { Failure, unauthenticated } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import type { Portal } from '../../portal.ts';
import * as attempts from '../../limits/attempts.ts';
import { refuseDemo } from '../../accounts/authorization.ts';
import { confirmPassword, countCode, createPasswords, settleCode, useCode } from '../account/index.ts';
import { clientOf } from '../../accounts/client.ts';
import { lockCaller } from '../../accounts/lock-caller.ts';
import { userOf } from '../../accounts/user.ts';
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
    const client = clientOf(request, app, portal);
    const own = [attempts.secondFactorTry, id] as const;
    const counted =
      oneTimeCode === undefined ? null : await countCode(database.queries, caller.account, own, oneTimeCode, clock());
    const result = await database.queries.transaction(async (queries) => {
      const now = clock();
      await lockCaller(queries, caller, now);
      const { result: code } = await useCode(queries, caller.account, oneTimeCode, { now, origin: client.origin });
      if (code === 'missing' || code === 'wrong') return { code };
      await attempts.countAttempt(queries, attempts.deletionRequest, id, now);
      const started = await startDeletion(queries, id, { now, origin: client.origin }, caller.token);
      if (!started) throw unauthenticated();
      return { code, user: userOf(started.account, settings), deletion: started.deletion };
    });
    if (counted) {
      const use = { now: clock(), origin: client.origin };
      const isBlocked = await settleCode(database.queries, caller.account, counted, result.code, use);
      if (isBlocked) securityLog('second_factor_blocked', { account: id, client: client.pseudonym });
    }
    worker.wake();
    const { user, deletion } = result;
    if (!user) throw codeRequired(oneTimeCode);
    securityLog('deletion_requested', { account: id, client: client.pseudonym });
    return { user, deletion };
  });

  route(app, calls.undoDeletion, async (_input, { caller, request }) => {
    const { id } = caller.account;
    const client = clientOf(request, app, portal);
    const context = { now: clock(), origin: client.origin };
    const account = await database.queries.transaction((queries) => undoDeletion(queries, id, context));
    if (!account) throw unauthenticated();
    worker.wake();
    if (caller.account.deletionAt !== null) {
      securityLog('deletion_undone', { account: id, client: client.pseudonym });
    }
    return { user: userOf(account, settings) };
  });
}
