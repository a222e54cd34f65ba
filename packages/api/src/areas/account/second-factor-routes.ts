import * as calls from '@attesta/domain/account/calls';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../database/database.ts';
import { Failure, invalid } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { addMail } from '../../mail/mail-job.ts';
import type { Portal } from '../../portal/portal.ts';
import * as attempts from './attempts.ts';
import type { Caller } from '../../http/caller.ts';
import { confirmPassword } from './change-password.ts';
import { clientOf, type Client } from './client.ts';
import { removeOtherDevices } from './known-devices.ts';
import { lockCaller } from './lock-caller.ts';
import type { Passwords } from './passwords.ts';
import * as factor from './second-factor.ts';
import { closeSessionsOf } from './sessions.ts';

const wrongCode = () => invalid({ oneTimeCode: 'invalid' }, 'The code is incorrect, was already used, or is too old.');

/** Routes for two-step sign-in with an authenticator app (TOTP, RFC 6238) and recovery codes. */
export function secondFactorRoutes(app: FastifyInstance, portal: Portal, passwords: Passwords): void {
  const { database, clock, worker, securityLog } = portal;

  /** Wrong codes of a signed-in user are limited like wrong passwords. */
  const countCode = (caller: Caller) =>
    attempts.countAttempt(database.queries, attempts.secondFactorTry, caller.account.id, clock());
  const clearCodes = (caller: Caller) =>
    attempts.clearAttempts(database.queries, [[attempts.secondFactorTry, caller.account.id]]);

  const addNotification = (
    queries: Queries,
    { account }: Caller,
    client: Client,
    template: 'secondFactorOn' | 'secondFactorOff',
  ) => addMail(queries, { template, to: account.email, language: account.language, origin: client.origin }, clock());

  route(app, calls.getSecondFactor, (_input, { caller }) => factor.secondFactorOf(database.queries, caller.account.id));

  route(app, calls.startSecondFactor, async ({ body }, { caller }) => {
    await confirmPassword(portal, passwords, caller, body.currentPassword, 'currentPassword');
    const setup = await database.queries.transaction(async (queries) => {
      const { id, email } = await lockCaller(queries, caller, clock());
      return factor.startSetup(queries, id, email);
    });
    if (!setup)
      throw new Failure(409, 'conflict', 'Two-step sign-in is already on. Turn it off first to use another app.');
    return setup;
  });

  route(app, calls.confirmSecondFactor, async ({ body }, { caller, request }) => {
    await countCode(caller);
    const client = clientOf(request, app, portal);
    const codes = await database.queries.transaction(async (queries) => {
      await lockCaller(queries, caller, clock());
      const confirmed = await factor.confirmSecondFactor(queries, caller.account.id, body.oneTimeCode, clock());
      if (!confirmed) throw wrongCode();
      await closeSessionsOf(queries, caller.account.id, caller.token);
      await removeOtherDevices(queries, caller.account.id, client.devices);
      await addNotification(queries, caller, client, 'secondFactorOn');
      return confirmed;
    });
    await clearCodes(caller);
    worker.wake();
    securityLog('second_factor_on', { account: caller.account.id, client: client.pseudonym });
    return { recoveryCodes: codes };
  });

  /**
   * Checks password and code again before the second factor changes, because a stolen session must not be enough to
   * change it.
   */
  async function changeFactor<Result>(
    caller: Caller,
    body: { currentPassword: string; oneTimeCode: string },
    change: (queries: Queries) => Promise<Result>,
  ): Promise<Result> {
    await confirmPassword(portal, passwords, caller, body.currentPassword, 'currentPassword');
    await countCode(caller);
    const result = await database.queries.transaction(async (queries) => {
      await lockCaller(queries, caller, clock());
      const used = await factor.consumeCode(queries, caller.account.id, body.oneTimeCode, clock());
      if (used === 'off') throw new Failure(409, 'conflict', 'Two-step sign-in is not on.');
      if (used === 'wrong' || used === 'missing') throw wrongCode();
      return change(queries);
    });
    await clearCodes(caller);
    return result;
  }

  route(app, calls.renewRecoveryCodes, async ({ body }, { caller }) => {
    const codes = await changeFactor(caller, body, (queries) =>
      factor.replaceRecoveryCodes(queries, caller.account.id),
    );
    securityLog('recovery_codes_renewed', { account: caller.account.id });
    return { recoveryCodes: codes };
  });

  route(app, calls.removeSecondFactor, async ({ body }, { caller, request }) => {
    const client = clientOf(request, app, portal);
    await changeFactor(caller, body, async (queries) => {
      await factor.removeSecondFactor(queries, caller.account.id);
      await closeSessionsOf(queries, caller.account.id, caller.token);
      await addNotification(queries, caller, client, 'secondFactorOff');
    });
    worker.wake();
    securityLog('second_factor_off', { account: caller.account.id, client: client.pseudonym });
    return { accepted: true as const };
  });
}
