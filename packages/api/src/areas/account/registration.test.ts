import { getAuthenticatedUser, login, register, resendVerification, verifyEmail } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { goodPassword, newAddress, registration } from '../../testing/people.ts';

const hour = 3_600_000;

describe.each(databases)('Registration on $name', (database) => {
  let instance: Instance;
  const registerAs = (email: string, more: object = {}, headers: Record<string, string> = {}) => instance.call(register, { body: { ...registration(email), ...more }, headers });
  const verify = (token: string) => instance.call(verifyEmail, { body: { token } });
  const user = async (email: string) => (await instance.call(login, { body: { email, password: goodPassword } })).body.user;

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('D.21 makes a market operator active once the address is verified', async () => {
    const email = newAddress();
    expect((await registerAs(email)).body).toEqual({ accepted: true });
    expect(await user(email)).toMatchObject({ is_email_verified: false, is_account_active: false, account_configured: false });
    await verify(await instance.linkTo(email));
    expect(await user(email)).toMatchObject({ is_email_verified: true, is_account_active: true, account_configured: false });
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
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
  });

  it('D.12 sends the link again, and only to who still needs it', async () => {
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

  it('answers a known address as an unknown one, changes nothing, and tells the owner', async () => {
    const email = newAddress();
    const first = await registerAs(email);
    await verify(await instance.linkTo(email));
    const second = await registerAs(email, { first_name: 'Mallory', password: 'another password' });
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect((await user(email)).first_name).toBe('Ada');
    expect((await instance.lettersTo(email)).map(({ subject }) => subject)).toEqual(['Verify your e-mail address', 'You already have an account']);
  });

  it('takes the later registration of an address that is not verified yet, so that nobody holds it with a password of their own', async () => {
    const email = newAddress();
    const enter = (password: string) => instance.call(login, { body: { email, password } });
    const first = await registerAs(email, { first_name: 'Mallory', password: 'another password', role: 'notified-body' });
    const oldLink = await instance.linkTo(email);
    const second = await registerAs(email);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect((await verify(oldLink)).error.code).toBe('link_invalid');
    expect((await enter('another password')).status).toBe(401);
    await verify(await instance.linkTo(email));
    expect(await user(email)).toMatchObject({ first_name: 'Ada', roles: [{ name: 'Market Operator – SME/MNE' }], is_email_verified: true });
    expect((await instance.lettersTo(email)).map(({ subject }) => subject)).toEqual(['Verify your e-mail address', 'Verify your e-mail address']);
  });

  it('decides between verifying and registering again at once: a verified account stays as it is', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = newAddress();
      await registerAs(email);
      const link = await instance.linkTo(email);
      const [verifying, registering] = await Promise.all([verify(link), registerAs(email, { first_name: 'Mallory', password: 'another password' })]);
      expect(registering.status).toBe(200);
      const known = await instance.call(login, { body: { email, password: verifying.status === 200 ? goodPassword : 'another password' } });
      expect(known.body.user).toMatchObject({ first_name: verifying.status === 200 ? 'Ada' : 'Mallory', is_email_verified: verifying.status === 200 });
    }
  });

  it('makes one account of several registrations at once', async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 4 }, () => registerAs(email)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const links = (await instance.lettersTo(email)).map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '');
    const uses = await Promise.all(links.map(verify));
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('writes mails in the language of the browser', async () => {
    const email = newAddress();
    await registerAs(email, {}, { 'accept-language': 'de;q=0.9, ro-RO;q=0.8, en;q=0.5' });
    expect((await instance.lettersTo(email))[0]?.subject).toBe('Verificați adresa de e-mail');
  });

  it.each(['is_account_active', 'is_email_verified', 'user_notified_body_request_status', 'id', 'demo', 'roles', 'emailVerifiedAt', 'constructor'])(
    'refuses the field %s, which nobody sets by registering',
    async (field) => {
      const answer = await registerAs(newAddress(), { [field]: true });
      expect(answer.error.fields).toEqual({ [field]: 'unknown_field' });
    },
  );

  it('names what is wrong with each field, and never repeats what was sent', async () => {
    const answer = await instance.call(register, { body: { first_name: '', last_name: 7, email: 'secret-no-address', password: 'Password1', role: 'admin' } });
    expect(answer.error).toMatchObject({ code: 'invalid', fields: { first_name: 'required', last_name: 'invalid', email: 'email', password: 'common_password', role: 'not_in_list' } });
    expect(answer.text).not.toMatch(/secret-no-address|Password1|admin/);
  });

  it.each(['exactly8', 'x y'.repeat(60), '密码密码密码密码', '🦭🦭🦭🦭🦭🦭🦭🦭', ' spaces at both ends '])('takes the password %j and signs in with it', async (password) => {
    const email = newAddress();
    expect((await registerAs(email, { password })).status).toBe(200);
    expect((await instance.call(login, { body: { email, password } })).status).toBe(200);
  });

  it('D.22 lets a notified body in, but not past its approval', async () => {
    const email = newAddress();
    await registerAs(email, { role: 'notified-body' });
    await verify(await instance.linkTo(email));
    const token = await instance.signIn(email, goodPassword);
    expect((await instance.call(getAuthenticatedUser, { token })).body.user).toMatchObject({ is_account_active: true, user_notified_body_request_status: null });
  });

  it('slows requests for mail to one address, known or not', async () => {
    const send = () => instance.call(resendVerification, { body: { email: 'flooded@example.org' } });
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });
});
