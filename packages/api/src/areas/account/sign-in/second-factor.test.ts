import * as calls from '@attesta/domain/account/calls';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../admin/commands.ts';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, verified } from '../../../testing/people.ts';

describe.each(databases)('Two-step sign-in on $name', (database) => {
  let instance: Instance;
  let networks = 0;

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: instance.portal.clock().getTime() + steps * 30_000,
    });

  const signIn = (email: string, one_time_code?: string, from = '127.0.0.1', password = goodPassword) =>
    instance.call(calls.login, {
      body: { email, password, ...(one_time_code !== undefined && { one_time_code }) },
      from,
    });

  /** An account with the second factor on; the code that confirmed it is used up. */
  async function protectedAccount() {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    const { secret, uri } = (
      await instance.call(calls.startSecondFactor, { token, body: { currentPassword: goodPassword } })
    ).body;
    const { recoveryCodes } = (
      await instance.call(calls.confirmSecondFactor, { token, body: { oneTimeCode: codeOf(secret) } })
    ).body;
    instance.pass(60_000);
    return { email, token, secret, uri, recoveryCodes };
  }

  it('requires a code when it is on, and accepts a code of the app (D.114)', async () => {
    const { email, secret, uri, recoveryCodes } = await protectedAccount();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Attesta:/);
    expect(new Set(recoveryCodes).size).toBe(10);
    const missing = await signIn(email);
    expect([missing.status, missing.error.code, missing.error.fields]).toEqual([
      403,
      'second_factor_required',
      undefined,
    ]);
    expect((await signIn(email, codeOf(secret))).body.token).toBeDefined();
  });

  it('returns 401 for a wrong password, with or without a code', async () => {
    const { email, secret } = await protectedAccount();
    expect((await signIn(email, codeOf(secret), '127.0.0.1', 'not the password')).status).toBe(401);
    expect((await signIn(email, undefined, '127.0.0.1', 'not the password')).status).toBe(401);
  });

  it('accepts each code once, also for simultaneous requests, and none older than one step', async () => {
    const { email, secret } = await protectedAccount();
    const code = codeOf(secret);
    const responses = await Promise.all([1, 2, 3].map((index) => signIn(email, code, `10.40.0.${index}`)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    expect((await signIn(email, codeOf(secret, -1), '10.40.0.9')).status).toBe(403);
    expect((await signIn(email, codeOf(secret, 1), '10.40.0.9')).status).toBe(200);
    expect((await signIn(email, codeOf(secret, -4), '10.40.0.9')).status).toBe(403);
  });

  it('accepts each recovery code once, in any notation', async () => {
    const { email, token, recoveryCodes } = await protectedAccount();
    const [code = ''] = recoveryCodes;
    const responses = await Promise.all(
      [code, code.toUpperCase(), code.replaceAll('-', ' ')].map((typed) => signIn(email, typed)),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    expect((await instance.call(calls.getSecondFactor, { token })).body).toEqual({
      enabled: true,
      recoveryCodesLeft: 9,
    });
  });

  it("limits wrong codes of the app for all clients; the owner's recovery codes still work (D.192)", async () => {
    const { email, secret, recoveryCodes } = await protectedAccount();
    const own = await signIn(email, codeOf(secret));
    const cookie = String(own.headers['set-cookie']).split(';')[0] ?? '';
    instance.pass(60_000);
    const wrong = () => signIn(email, '000000', `10.41.0.${(networks += 1)}`);
    for (let tries = 0; tries < 20; tries += 1) expect((await wrong()).status).toBe(403);
    expect((await wrong()).status).toBe(429);
    expect((await signIn(email, codeOf(secret), '10.42.0.1')).status).toBe(429);
    const fromKnown = (one_time_code: string) =>
      instance.call(calls.login, { body: { email, password: goodPassword, one_time_code }, headers: { cookie } });
    expect((await fromKnown(codeOf(secret))).status).toBe(429);
    expect((await fromKnown(recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await fromKnown(codeOf(secret))).status).toBe(200);
  });

  it('enforces the limit for simultaneous wrong codes', async () => {
    const { email } = await protectedAccount();
    const responses = await Promise.all(Array.from({ length: 12 }, () => signIn(email, '000000', '10.43.0.1')));
    expect(responses.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(5);
  });

  it('is off until the first code is confirmed', async () => {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    await instance.call(calls.startSecondFactor, { token, body: { currentPassword: goodPassword } });
    expect((await signIn(email)).body.token).toBeDefined();
    const wrong = await instance.call(calls.confirmSecondFactor, { token, body: { oneTimeCode: '000000' } });
    expect(wrong.error.fields).toEqual({ oneTimeCode: 'invalid' });
  });

  it('ends the other sessions and informs the owner by mail when it is turned on', async () => {
    const email = await verified(instance);
    const [other, token] = [await instance.signIn(email, goodPassword), await instance.signIn(email, goodPassword)];
    const { secret } = (
      await instance.call(calls.startSecondFactor, { token, body: { currentPassword: goodPassword } })
    ).body;
    await instance.call(calls.confirmSecondFactor, { token, body: { oneTimeCode: codeOf(secret) } });
    expect((await instance.call(calls.getAccount, { token })).status).toBe(200);
    expect((await instance.call(calls.getAccount, { token: other })).status).toBe(401);
    expect((await instance.mailsTo(email)).at(-1)?.subject).toBe('Two-step sign-in is on');
  });

  it('requires the password and a code for changes', async () => {
    const { email, token, secret, recoveryCodes } = await protectedAccount();
    const remove = (currentPassword: string, oneTimeCode: string) =>
      instance.call(calls.removeSecondFactor, { token, body: { currentPassword, oneTimeCode } });
    expect((await remove('not the password', codeOf(secret))).error.fields).toEqual({ currentPassword: 'invalid' });
    expect((await remove(goodPassword, '000000')).error.fields).toEqual({ oneTimeCode: 'invalid' });
    expect(
      (await instance.call(calls.startSecondFactor, { token, body: { currentPassword: goodPassword } })).status,
    ).toBe(409);

    const body = { currentPassword: goodPassword, oneTimeCode: codeOf(secret) };
    const renewed = (await instance.call(calls.renewRecoveryCodes, { token, body })).body.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await signIn(email, recoveryCodes[0])).status).toBe(403);
    expect((await remove(goodPassword, renewed[0] ?? '')).status).toBe(200);
    expect((await signIn(email)).body.token).toBeDefined();
    expect((await instance.mailsTo(email)).at(-1)?.subject).toBe('Two-step sign-in is off');
  });

  it('can be removed by an administrator', async () => {
    const { email } = await protectedAccount();
    expect((await runCommand(instance.portal, ['remove-second-factor', email])).ok).toBe(true);
    expect((await signIn(email)).body.token).toBeDefined();
  });

  it('is still on after a password reset', async () => {
    const { email } = await protectedAccount();
    await instance.call(calls.forgotPassword, { body: { email, redirect_url: 'http://127.0.0.1:4300/login' } });
    await instance.call(calls.changePassword, {
      body: { token: await instance.linkTo(email), password: 'a heron at low tide' },
    });
    expect((await signIn(email, undefined, '127.0.0.1', 'a heron at low tide')).error.code).toBe(
      'second_factor_required',
    );
  });
});
