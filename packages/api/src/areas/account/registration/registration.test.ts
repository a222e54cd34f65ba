import { getAuthenticatedUser, login, register, verifyEmail } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, newAddress, registration } from '../../../testing/people.ts';

describe.each(databases)('Registration on $name', (database) => {
  let instance: Instance;
  const registerAs = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
    instance.call(register, { body: { ...registration(email), ...more }, headers });
  const verify = (token: string, password = goodPassword) => instance.call(verifyEmail, { body: { token, password } });
  const signIn = (email: string, password = goodPassword) => instance.call(login, { body: { email, password } });
  const user = async (email: string) => (await signIn(email)).body.user;

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('returns the submitted user: normalised names, the chosen role, all flags false, no id (S4.13, D.110)', async () => {
    const email = newAddress();
    const { body } = await registerAs(` ${email.toUpperCase()} `, { first_name: ' Ada ' });
    expect(body).toEqual({
      user: {
        email,
        first_name: 'Ada',
        last_name: 'Reyes',
        roles: [{ name: 'Market Operator – SME/MNE' }],
        is_email_verified: false,
        is_account_active: false,
        account_configured: false,
        user_notified_body_request_status: null,
        notified_body: null,
        market_operator: null,
      },
    });
    expect((await user(email)).id).toBeUndefined();
  });

  it('creates an active account for a market operator once the address is verified (D.21)', async () => {
    const email = newAddress();
    await registerAs(email);
    expect(await user(email)).toMatchObject({
      is_email_verified: false,
      is_account_active: false,
      account_configured: false,
    });
    await verify(await instance.linkTo(email));
    expect(await user(email)).toMatchObject({
      is_email_verified: true,
      is_account_active: true,
      account_configured: false,
    });
  });

  it('returns the same response for a known address, changes nothing, and informs the owner by mail (D.110)', async () => {
    const email = newAddress();
    const mallory = { first_name: 'Mallory', password: 'another password entirely' };
    const first = await registerAs(email, mallory);
    await verify(await instance.linkTo(email));
    const second = await registerAs(email, mallory);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect((await user(email)).id).toBeDefined();
    const subjects = (await instance.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Verify your e-mail address', 'You already have an account']);
  });

  it('does not reveal, by a sign-in with the submitted password, whether the address has an account', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await registerAs(known);
    await verify(await instance.linkTo(known));
    const probe = { first_name: 'Mallory', password: 'a probing password' };
    const responses = [];
    for (const email of [known, unknown]) {
      await registerAs(email, probe);
      const { status, text } = await signIn(email, probe.password);
      responses.push([status, text.replaceAll(email, '(address)')]);
    }
    expect(responses[0]).toEqual(responses[1]);
  });

  it('sends mails in the language of the browser', async () => {
    const email = newAddress();
    await registerAs(email, {}, { 'accept-language': 'de;q=0.9, ro-RO;q=0.8, en;q=0.5' });
    expect((await instance.mailsTo(email))[0]?.subject).toBe('Verificați adresa de e-mail');
  });

  it.each([
    'is_account_active',
    'is_email_verified',
    'user_notified_body_request_status',
    'id',
    'demo',
    'roles',
    'emailVerifiedAt',
    'constructor',
  ])('rejects the field %s, which cannot be set by registering', async (field) => {
    const response = await registerAs(newAddress(), { [field]: true });
    expect(response.error.fields).toEqual({ [field]: 'unknown_field' });
  });

  it('reports the problem of each field, and never repeats the input', async () => {
    const response = await instance.call(register, {
      body: { first_name: '', last_name: 7, email: 'secret-no-address', password: 'short', role: 'admin' },
    });
    expect(response.error).toMatchObject({
      code: 'invalid',
      fields: {
        first_name: 'required',
        last_name: 'invalid',
        email: 'email_at',
        password: 'too_short',
        role: 'not_in_list',
      },
    });
    expect(response.text).not.toMatch(/secret-no-address|admin/);
  });

  it.each(['exactly8', 'x y'.repeat(60), '密码密码密码密码', '🦭🦭🦭🦭🦭🦭🦭🦭', ' spaces at both ends '])(
    'accepts the password %j, also for signing in',
    async (password) => {
      const email = newAddress();
      expect((await registerAs(email, { password })).status).toBe(200);
      expect((await instance.call(login, { body: { email, password } })).status).toBe(200);
    },
  );

  it('creates an active account for a notified body, without approval (D.22)', async () => {
    const email = newAddress();
    await registerAs(email, { role: 'notified-body' });
    await verify(await instance.linkTo(email));
    const token = await instance.signIn(email, goodPassword);
    expect((await instance.call(getAuthenticatedUser, { token })).body.user).toMatchObject({
      is_account_active: true,
      user_notified_body_request_status: null,
    });
  });

  it.each([
    ['password123', 'common_password'],
    ['reyes-ada-2026', 'own_words'],
  ])('rejects the password %j, at registration and on the verification page', async (password, problem) => {
    expect((await registerAs(newAddress(), { password })).error.fields).toEqual({ password: problem });
    const email = newAddress();
    await registerAs(email);
    const link = await instance.linkTo(email);
    expect((await verify(link, password)).error.fields).toEqual({ password: problem });
    expect((await verify(link)).status).toBe(200);
  });

  it('writes registration and verification to the security log, without address or name', async () => {
    const email = newAddress();
    const before = instance.events.length;
    await registerAs(email);
    await verify(await instance.linkTo(email));
    const events = instance.events.slice(before);
    expect(events.map(({ event }) => event)).toEqual(['registered', 'address_verified', 'signed_in']);
    expect(JSON.stringify(events)).not.toMatch(/@|Ada|Reyes|127\.0/);
  });
});
