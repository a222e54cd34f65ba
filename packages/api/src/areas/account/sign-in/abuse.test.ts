import { changePassword, login, register, resendVerification, verifyEmail } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownDevices } from '../../../database/schema.ts';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, newAddress, registration, verified } from '../../../testing/people.ts';

/** Attacks on the owner of an account by people who know the address or once knew the password. */
describe.each(databases)('Another person on $name', (database) => {
  let instance: Instance;
  const own = '10.60.0.1';

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const registerAs = (email: string, from: string, more: object = {}) =>
    instance.call(register, { body: { ...registration(email), ...more }, from });

  it('cannot prevent the owner from requesting the link of their own registration again', async () => {
    const email = newAddress();
    await registerAs(email, own);
    for (let count = 0; count < 24; count += 1) {
      await registerAs(email, `10.61.${count}.1`, { first_name: 'Mallory', role: 'notified-body' });
    }
    await instance.call(resendVerification, { body: { email }, from: own });
    const body = { token: await instance.linkTo(email), password: goodPassword };
    expect((await instance.call(verifyEmail, { body })).status).toBe(200);
    const { user } = (await instance.call(login, { body: { email, password: goodPassword } })).body;
    expect(user).toMatchObject({ first_name: 'Ada', roles: [{ name: 'Market Operator – SME/MNE' }] });
  });

  it('cannot prevent a registration by using up the mails: its link can be requested later', async () => {
    const email = newAddress();
    for (let count = 0; count < 24; count += 1) await registerAs(email, `10.62.${count}.1`, { first_name: 'Mallory' });
    const before = (await instance.mailsTo(email)).length;
    await registerAs(email, own);
    expect(await instance.mailsTo(email)).toHaveLength(before);
    await instance.call(resendVerification, { body: { email }, from: own });
    await instance.call(verifyEmail, { body: { token: await instance.linkTo(email), password: goodPassword } });
    expect((await instance.call(login, { body: { email, password: goodPassword } })).body.user.first_name).toBe('Ada');
  });

  it('who signed in with the old password loses the known browsers when the password is changed', async () => {
    const email = await verified(instance);
    const signIn = async () => {
      const { headers, body } = await instance.call(login, { body: { email, password: goodPassword }, from: own });
      return { cookie: String(headers['set-cookie']).split(';')[0] ?? '', token: body.token };
    };
    await signIn();
    const { cookie, token } = await signIn();
    const count = async () => (await instance.portal.database.queries.select().from(knownDevices)).length;
    const before = await count();
    const body = { current_password: goodPassword, password: 'a heron at low tide' };
    await instance.call(changePassword, { token, body, headers: { cookie } });
    // The browsers of the verification and of the first sign-in; the one that changes the password is kept.
    expect(before - (await count())).toBe(2);
  });

  it('cannot use a session or link for longer because the clock was ahead', async () => {
    const email = await verified(instance);
    const year = 365 * 24 * 3_600_000;
    instance.pass(year);
    const session = await instance.signIn(email, goodPassword);
    const unverified = newAddress();
    await registerAs(unverified, own);
    const token = await instance.linkTo(unverified);
    instance.pass(-year);
    expect((await instance.call(verifyEmail, { body: { token, password: goodPassword } })).status).toBe(400);
    const { getAccount } = await import('@attesta/domain/account/calls');
    expect((await instance.call(getAccount, { token: session })).status).toBe(401);
  });
});
