import * as calls from '@attesta/domain/account/calls';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../../database/database.ts';
import { Failure, invalid } from '../../../http/failure.ts';
import { route } from '../../../http/route.ts';
import { addMail } from '../../../mail/mail-job.ts';
import type { Portal } from '../../../portal.ts';
import * as attempts from '../../../limits/attempts.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuseDemo } from '../../../accounts/authorization.ts';
import { confirmPassword } from '../password/change-password.ts';
import { clientOf, type Client } from '../../../accounts/client.ts';
import { removeOtherDevices } from '../../../accounts/known-browsers.ts';
import { lockCaller } from '../../../accounts/lock-caller.ts';
import type { Passwords } from '../password/passwords.ts';
import { countCode, settleCode, useCode } from './code-attempts.ts';
import * as factor from './second-factor.ts';
import { closeSessionsOf } from '../../../accounts/sessions.ts';

const accepted = { accepted: true } as const;

const wrongCode = () => invalid({ oneTimeCode: 'invalid' }, 'The code is incorrect, was already used, or is too old.');

/** Routes for two-step sign-in with an authenticator app (TOTP, RFC 6238) and recovery codes. */
export function secondFactorRoutes(app: FastifyInstance, portal: Portal, passwords: Passwords): void {
  const { database, clock, worker, securityLog } = portal;

  /** The limit of a signed-in user for wrong codes. */
  const ownLimit = ({ account }: Caller) => [attempts.secondFactorTry, account.id] as const;

  const addNotification = (
    queries: Queries,
    { account }: Caller,
    client: Client,
    template: 'secondFactorOn' | 'secondFactorOff',
  ) => addMail(queries, { template, to: account.email, language: account.language, origin: client.origin }, clock());

  route(app, calls.getSecondFactor, (_input, { caller }) => factor.secondFactorOf(database.queries, caller.account.id));

  route(app, calls.startSecondFactor, async ({ body }, { caller }) => {
    refuseDemo(caller.account);
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
    refuseDemo(caller.account);
    await attempts.countAttempt(database.queries, ...ownLimit(caller), clock());
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
    await attempts.clearAttempts(database.queries, [ownLimit(caller)]);
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
    { currentPassword, oneTimeCode }: { currentPassword: string; oneTimeCode: string },
    { origin, pseudonym }: Client,
    change: (queries: Queries) => Promise<Result>,
  ): Promise<Result> {
    const { account } = caller;
    await confirmPassword(portal, passwords, caller, currentPassword, 'currentPassword');
    const code = await countCode(database.queries, account, ownLimit(caller), oneTimeCode, clock());
    const settle = (result: factor.CodeResult) =>
      settleCode(database.queries, account, code, result, { now: clock(), origin });
    const changed = await database.queries.transaction(async (queries) => {
      await lockCaller(queries, caller, clock());
      const { result } = await useCode(queries, account, oneTimeCode, { now: clock(), origin });
      if (result === 'off') throw new Failure(409, 'conflict', 'Two-step sign-in is not on.');
      return result === 'wrong' || result === 'missing'
        ? { result, value: null }
        : { result, value: await change(queries) };
    });
    if (await settle(changed.result)) securityLog('second_factor_blocked', { account: account.id, client: pseudonym });
    worker.wake();
    if (changed.value === null) throw wrongCode();
    if (changed.result === 'recovery') securityLog('recovery_code_used', { account: account.id, client: pseudonym });
    return changed.value;
  }

  route(app, calls.renewRecoveryCodes, async ({ body }, { caller, request }) => {
    const client = clientOf(request, app, portal);
    const codes = await changeFactor(caller, body, client, (queries) =>
      factor.replaceRecoveryCodes(queries, caller.account.id),
    );
    securityLog('recovery_codes_renewed', { account: caller.account.id });
    return { recoveryCodes: codes };
  });

  route(app, calls.removeSecondFactor, async ({ body }, { caller, request }) => {
    const client = clientOf(request, app, portal);
    await changeFactor(caller, body, client, async (queries) => {
      await factor.removeSecondFactor(queries, caller.account.id);
      await closeSessionsOf(queries, caller.account.id, caller.token);
      await addNotification(queries, caller, client, 'secondFactorOff');
      return accepted;
    });
    securityLog('second_factor_off', { account: caller.account.id, client: client.pseudonym });
    return accepted;
  });
}
