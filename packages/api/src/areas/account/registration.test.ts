import {
  forgotPassword,
  getAuthenticatedUser,
  login,
  register,
  resendVerification,
  verifyEmail,
} from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { goodPassword, newAddress, registration } from '../../testing/people.ts';

const hour = 3_600_000;

describe.each(databases)('Registration on $name', (database) => {
  let instance: Instance;
  const registerAs = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
    instance.call(register, { body: { ...registration(email), ...more }, headers });
  const verify = (token: string, password = goodPassword) => instance.call(verifyEmail, { body: { token, password } });
  const enter = (email: string, password = goodPassword) => instance.call(login, { body: { email, password } });
  const user = async (email: string, password?: string) => (await enter(email, password)).body.user;
  /** Tokens of the links in all mails to an address, oldest first. */
  const linksTo = async (email: string) =>
    (await instance.lettersTo(email)).map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '');

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('S4.13 D.110 returns the user as submitted: names as normalised, the chosen role, all flags false, no id', async () => {
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

  it('D.21 makes a market operator active once the address is verified', async () => {
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

  it('sends a link that works once, within an hour', async () => {
    const email = newAddress();
    await registerAs(email);
    const token = await instance.linkTo(email);
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).error.code).toBe('link_invalid');

    const late = newAddress();
    await registerAs(late);
    const lateToken = await instance.linkTo(late);
    instance.pass(hour + 1000);
    expect((await verify(lateToken)).error.code).toBe('link_invalid');
  });

  it('lets one of several uses of a link at once succeed', async () => {
    const email = newAddress();
    await registerAs(email);
    const token = await instance.linkTo(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400, 400, 400, 400,
    ]);
  });

  it('D.12 sends the link again, and only to somebody who still needs it', async () => {
    const email = newAddress();
    await registerAs(email);
    const first = await instance.linkTo(email);
    const again = await instance.call(resendVerification, { body: { email } });
    const unknown = await instance.call(resendVerification, { body: { email: 'nobody@example.org' } });
    expect([again.status, again.text]).toEqual([unknown.status, unknown.text]);
    expect(await instance.linkTo(email)).not.toBe(first);
    await verify(await instance.linkTo(email));
    await instance.call(resendVerification, { body: { email } });
    expect(await instance.lettersTo(email)).toHaveLength(2);
    expect(await instance.lettersTo('nobody@example.org')).toHaveLength(0);
  });

  it('D.110 returns the same for a known address as for an unknown one, changes nothing, and informs the owner', async () => {
    const email = newAddress();
    const mallory = { first_name: 'Mallory', password: 'another password entirely' };
    const first = await registerAs(email, mallory);
    await verify(await instance.linkTo(email));
    const second = await registerAs(email, mallory);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect((await user(email)).id).toBeDefined();
    const subjects = (await instance.lettersTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Verify your e-mail address', 'You already have an account']);
  });

  it('does not show by a sign-in with the registered password whether the address had an account', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await registerAs(known);
    await verify(await instance.linkTo(known));
    const probe = { first_name: 'Mallory', password: 'a probing password' };
    const answers = [];
    for (const email of [known, unknown]) {
      await registerAs(email, probe);
      const { status, text } = await enter(email, probe.password);
      answers.push([status, text.replaceAll(email, '(address)')]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('D.112 makes the password of the verification page final: whoever filled in the form has none', async () => {
    const email = newAddress();
    await registerAs(email, { first_name: 'Mallory', password: 'the password of a stranger' });
    await verify(await instance.linkTo(email), 'a heron at low tide');
    expect((await enter(email, 'the password of a stranger')).status).toBe(401);
    expect((await enter(email, 'a heron at low tide')).body.token).toBeDefined();
  });

  it('keeps registrations of one address apart: each link makes the account of its own form, and the first used ends the others', async () => {
    const email = newAddress();
    await registerAs(email);
    const own = await instance.linkTo(email);
    await registerAs(email, { first_name: 'Mallory', password: 'another password entirely', role: 'notified-body' });
    const strangers = await instance.linkTo(email);
    for (const password of [goodPassword, 'another password entirely']) {
      expect((await enter(email, password)).body).toMatchObject({ user: { is_email_verified: false } });
    }
    expect((await verify(own)).status).toBe(200);
    expect((await verify(strangers)).error.code).toBe('link_invalid');
    expect(await user(email)).toMatchObject({
      first_name: 'Ada',
      roles: [{ name: 'Market Operator – SME/MNE' }],
      is_email_verified: true,
    });
    const strangersUser = (await enter(email, 'another password entirely')).body;
    expect(strangersUser).toMatchObject({ user: { is_email_verified: false } }); // Does not learn that the address was verified.
  });

  it('lets one of several links of an address succeed when they are used at once, and breaks none', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = newAddress();
      await Promise.all(Array.from({ length: 4 }, () => registerAs(email)));
      const answers = await Promise.all((await linksTo(email)).map((token) => verify(token)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    }
  });

  it('never replaces a verified account by a registration that comes at the same time', async () => {
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

  it('writes mails in the language of the browser', async () => {
    const email = newAddress();
    await registerAs(email, {}, { 'accept-language': 'de;q=0.9, ro-RO;q=0.8, en;q=0.5' });
    expect((await instance.lettersTo(email))[0]?.subject).toBe('Verificați adresa de e-mail');
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
  ])('refuses the field %s, which nobody sets by registering', async (field) => {
    const answer = await registerAs(newAddress(), { [field]: true });
    expect(answer.error.fields).toEqual({ [field]: 'unknown_field' });
  });

  it('names what is wrong with each field, and never repeats what was sent', async () => {
    const answer = await instance.call(register, {
      body: { first_name: '', last_name: 7, email: 'secret-no-address', password: 'short', role: 'admin' },
    });
    expect(answer.error).toMatchObject({
      code: 'invalid',
      fields: {
        first_name: 'required',
        last_name: 'invalid',
        email: 'email',
        password: 'too_short',
        role: 'not_in_list',
      },
    });
    expect(answer.text).not.toMatch(/secret-no-address|admin/);
  });

  it.each(['exactly8', 'x y'.repeat(60), '密码密码密码密码', '🦭🦭🦭🦭🦭🦭🦭🦭', ' spaces at both ends '])(
    'takes the password %j and signs in with it',
    async (password) => {
      const email = newAddress();
      expect((await registerAs(email, { password })).status).toBe(200);
      expect((await instance.call(login, { body: { email, password } })).status).toBe(200);
    },
  );

  it('D.22 lets a notified body in, but not past its approval', async () => {
    const email = newAddress();
    await registerAs(email, { role: 'notified-body' });
    await verify(await instance.linkTo(email));
    const token = await instance.signIn(email, goodPassword);
    expect((await instance.call(getAuthenticatedUser, { token })).body.user).toMatchObject({
      is_account_active: true,
      user_notified_body_request_status: null,
    });
  });

  it('sends no more mails to an address than its budget, answers the same, and the last link stays valid', async () => {
    const email = newAddress();
    const register1 = await registerAs(email);
    for (let sent = 1; sent < 8; sent += 1) {
      const again = await registerAs(email);
      expect([again.status, again.text]).toEqual([register1.status, register1.text]);
    }
    const links = await linksTo(email);
    expect(links).toHaveLength(5);
    expect((await verify(links.at(-1) ?? '')).status).toBe(200);
  });

  it('gives the owner a budget that strangers on other networks cannot use up', async () => {
    const email = newAddress();
    await instance.call(register, { body: registration(email), from: '10.30.0.1' });
    const resend = (from: string) => instance.call(resendVerification, { body: { email }, from });
    for (let sent = 0; sent < 8; sent += 1) await resend('10.30.0.66');
    const before = (await linksTo(email)).length;
    expect((await resend('10.30.0.1')).status).toBe(200);
    expect(await linksTo(email)).toHaveLength(before + 1);
  });

  it('sends at most 20 mails of a kind to one address within an hour, from all networks together', async () => {
    const email = newAddress();
    await registerAs(email);
    const resend = (from: string) => instance.call(resendVerification, { body: { email }, from });
    for (let sent = 0; sent < 25; sent += 1) expect((await resend(`2001:db8:${sent}::1`)).status).toBe(200);
    expect(await linksTo(email)).toHaveLength(1 + 20);
    expect((await verify((await linksTo(email)).at(-1) ?? '')).status).toBe(200);
  });

  it('counts an IPv6 network, not each of its addresses', async () => {
    const email = newAddress();
    await registerAs(email);
    for (let sent = 0; sent < 9; sent += 1) {
      await instance.call(resendVerification, { body: { email }, from: `2001:db8:aaaa:1::${sent + 1}` });
    }
    expect(await linksTo(email)).toHaveLength(1 + 5);
  });

  it('does the same work after the response for known and unknown addresses', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await registerAs(known);
    const composed = instance.composed.length;
    await instance.call(resendVerification, { body: { email: known } });
    await instance.call(resendVerification, { body: { email: unknown } });
    await instance.runJobs();
    expect(await instance.lettersTo(unknown)).toHaveLength(0);
    expect(instance.composed.length - composed).toBe(1);
  });

  it('lets a registration wait for a week, with a new link on request', async () => {
    const email = newAddress();
    await registerAs(email);
    await instance.runJobs();
    instance.pass(6 * 24 * hour);
    await instance.call(resendVerification, { body: { email } });
    expect((await verify(await instance.linkTo(email))).status).toBe(200);
  });

  it('sends the verification link to an address that is not verified when its password is forgotten', async () => {
    const email = newAddress();
    await registerAs(email);
    await instance.call(forgotPassword, { body: { email, redirect_url: 'http://127.0.0.1:4300/login' } });
    const last = (await instance.lettersTo(email)).at(-1);
    expect(last?.text).toContain('/check-mail?token=');
    expect((await verify(await instance.linkTo(email))).status).toBe(200);
  });

  it.each([
    ['password123', 'common_password'],
    ['reyes-ada-2026', 'own_words'],
  ])('refuses the password %j, at registration and on the verification page', async (password, problem) => {
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
    expect(events.map(({ event }) => event)).toEqual(['registered', 'address_verified']);
    expect(JSON.stringify(events)).not.toMatch(/@|Ada|Reyes|127\.0/);
  });
});
