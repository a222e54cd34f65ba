import {
  forgotPassword,
  getAuthenticatedUser,
  listSessions,
  login,
  register,
  resendVerification,
  verifyEmail,
} from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, newAddress, registration } from '../../../testing/people.ts';

const hour = 3_600_000;

describe.each(databases)('Verification of an address on $name', (database) => {
  let instance: Instance;
  const registerAs = (email: string, more: object = {}) =>
    instance.call(register, { body: { ...registration(email), ...more } });
  const verify = (token: string, password = goodPassword) => instance.call(verifyEmail, { body: { token, password } });
  const signIn = (email: string, password = goodPassword) => instance.call(login, { body: { email, password } });
  const user = async (email: string) => (await signIn(email)).body.user;
  /** Tokens of the links in all mails to an address, oldest first. */
  const linksTo = async (email: string) =>
    (await instance.mailsTo(email)).map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '');

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('signs in with the new password, once and for this account (D.195)', async () => {
    const email = newAddress();
    await registerAs(email);
    const { token, user } = (await verify(await instance.linkTo(email))).body;
    expect(user).toMatchObject({ email, is_email_verified: true, is_account_active: true });
    expect((await instance.call(getAuthenticatedUser, { token })).body.user).toEqual(user);
    expect((await instance.call(listSessions, { token })).body.sessions).toHaveLength(1);
  });

  it('accepts a link once, for an hour, and says which of the two is the case (D.142)', async () => {
    const email = newAddress();
    await registerAs(email);
    const token = await instance.linkTo(email);
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).error.code).toBe('link_used');

    const late = newAddress();
    await registerAs(late);
    const lateToken = await instance.linkTo(late);
    instance.pass(hour + 1000);
    expect((await verify(lateToken)).error.code).toBe('link_invalid');
  });

  it('accepts only one of several simultaneous uses of a link', async () => {
    const email = newAddress();
    await registerAs(email);
    const token = await instance.linkTo(email);
    const responses = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400, 400, 400, 400,
    ]);
  });

  it('uses the password of the verification page; the one of the form is invalid afterwards (D.112)', async () => {
    const email = newAddress();
    await registerAs(email, { first_name: 'Mallory', password: 'the password of a stranger' });
    await verify(await instance.linkTo(email), 'a heron at low tide');
    expect((await signIn(email, 'the password of a stranger')).status).toBe(401);
    expect((await signIn(email, 'a heron at low tide')).body.token).toBeDefined();
  });

  it('creates the account of the form whose link is used first, and invalidates the links of the other forms', async () => {
    const email = newAddress();
    await registerAs(email);
    const own = await instance.linkTo(email);
    await registerAs(email, { first_name: 'Mallory', password: 'another password entirely', role: 'notified-body' });
    const strangers = await instance.linkTo(email);
    for (const password of [goodPassword, 'another password entirely']) {
      expect((await signIn(email, password)).body).toMatchObject({ user: { is_email_verified: false } });
    }
    expect((await verify(own)).status).toBe(200);
    expect((await verify(strangers)).error.code).toBe('link_invalid');
    expect(await user(email)).toMatchObject({
      first_name: 'Ada',
      roles: [{ name: 'Market Operator – SME/MNE' }],
      is_email_verified: true,
    });
    const strangersUser = (await signIn(email, 'another password entirely')).body;
    // The response does not reveal that the address was verified.
    expect(strangersUser).toMatchObject({ user: { is_email_verified: false } });
  });

  it('accepts only one of several links of an address if they are used at the same time, without errors', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = newAddress();
      await Promise.all(Array.from({ length: 4 }, () => registerAs(email)));
      const responses = await Promise.all((await linksTo(email)).map((token) => verify(token)));
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    }
  });

  it('creates an account that a simultaneous registration never replaces', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = newAddress();
      await registerAs(email);
      const link = await instance.linkTo(email);
      await Promise.all([
        verify(link),
        registerAs(email, { first_name: 'Mallory', password: 'another password entirely' }),
      ]);
      expect(await user(email)).toMatchObject({ first_name: 'Ada', is_email_verified: true });
      for (const token of (await linksTo(email)).slice(1)) expect((await verify(token || 'none')).status).toBe(400);
    }
  });

  it('is possible for a week, with a new link for each request', async () => {
    const email = newAddress();
    await registerAs(email);
    await instance.runJobs();
    instance.pass(6 * 24 * hour);
    await instance.call(resendVerification, { body: { email } });
    expect((await verify(await instance.linkTo(email))).status).toBe(200);
  });

  it('is possible with the link sent after a request for a new password', async () => {
    const email = newAddress();
    await registerAs(email);
    await instance.call(forgotPassword, { body: { email, redirect_url: 'http://127.0.0.1:4300/login' } });
    const last = (await instance.mailsTo(email)).at(-1);
    expect(last?.text).toContain('/check-mail?token=');
    expect((await verify(await instance.linkTo(email))).status).toBe(200);
  });
});
