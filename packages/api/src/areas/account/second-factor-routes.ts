import * as calls from '@attesta/domain/account/calls';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../database/database.ts';
import { Failure, invalid } from '../../http/failure.ts';
import { route } from '../../http/route.ts';
import { addMail } from '../../mail/mail-job.ts';
import type { Portal } from '../../portal.ts';
import * as attempts from './attempts.ts';
import type { Caller } from './caller.ts';
import { confirmPassword } from './change-password.ts';
import { clientOf, type Client } from './client.ts';
import { forgetOtherDevices } from './known-devices.ts';
import type { Passwords } from './passwords.ts';
import * as factor from './second-factor.ts';
import { closeSessionsOf } from './sessions.ts';
import { lockAccount } from './store.ts';

const wrongCode = () => invalid({ oneTimeCode: 'invalid' }, 'The code is not right, was used already, or is too old.');

/** Two-step sign-in by an authenticator app (TOTP, RFC 6238), with recovery codes. */
export function secondFactorRoutes(app: FastifyInstance, portal: Portal, passwords: Passwords): void {
  const { database, clock, worker, securityLog } = portal;

  /** Wrong codes of a signed-in person count like wrong passwords. */
  const takeCode = (caller: Caller) =>
    attempts.takeAttempt(database.queries, attempts.secondFactorTry, caller.account.id, clock());
  const forgetCodes = (caller: Caller) =>
    attempts.forgetAttempts(database.queries, [[attempts.secondFactorTry, caller.account.id]]);

  const announce = (
    queries: Queries,
    { account }: Caller,
    client: Client,
    template: 'secondFactorOn' | 'secondFactorOff',
  ) => addMail(queries, { template, to: account.email, language: account.language, origin: client.origin }, clock());

  route(app, calls.getSecondFactor, (_input, { caller }) => factor.secondFactorOf(database.queries, caller.account.id));

  route(app, calls.startSecondFactor, async ({ body }, { caller }) => {
    await confirmPassword(portal, passwords, caller, body.currentPassword, 'currentPassword');
    const begun = await factor.beginSecondFactor(database.queries, caller.account.id, caller.account.email);
    if (!begun)
      throw new Failure(409, 'conflict', 'Two-step sign-in is on already. Turn it off first to use another app.');
    return begun;
  });

  route(app, calls.confirmSecondFactor, async ({ body }, { caller, request }) => {
    await takeCode(caller);
    const client = clientOf(request, app, portal);
    const codes = await database.queries.transaction(async (queries) => {
      await lockAccount(queries, caller.account.id);
      const confirmed = await factor.confirmSecondFactor(queries, caller.account.id, body.oneTimeCode, clock());
      if (!confirmed) throw wrongCode();
      await closeSessionsOf(queries, caller.account.id, caller.token);
      await forgetOtherDevices(queries, caller.account.id, client.devices);
      await announce(queries, caller, client, 'secondFactorOn');
      return confirmed;
    });
    await forgetCodes(caller);
    worker.wake();
    securityLog('second_factor_on', { account: caller.account.id, client: client.pseudonym });
    return { recoveryCodes: codes };
  });

  /** Password and code are checked again before the second factor changes: a stolen session alone must not do that. */
  async function changeFactor<Result>(
    caller: Caller,
    body: { currentPassword: string; oneTimeCode: string },
    change: (queries: Queries) => Promise<Result>,
  ): Promise<Result> {
    await confirmPassword(portal, passwords, caller, body.currentPassword, 'currentPassword');
    await takeCode(caller);
    const result = await database.queries.transaction(async (queries) => {
      await lockAccount(queries, caller.account.id);
      const used = await factor.spendCode(queries, caller.account.id, body.oneTimeCode, clock());
      if (used === 'off') throw new Failure(409, 'conflict', 'Two-step sign-in is not on.');
      if (used === 'wrong' || used === 'missing') throw wrongCode();
      return change(queries);
    });
    await forgetCodes(caller);
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
      await announce(queries, caller, client, 'secondFactorOff');
    });
    worker.wake();
    securityLog('second_factor_off', { account: caller.account.id, client: client.pseudonym });
    return { accepted: true as const };
  });
}
