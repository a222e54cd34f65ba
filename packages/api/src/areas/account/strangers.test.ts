import { changePassword, login, register, resendVerification, verifyEmail } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownDevices } from '../../database/schema.ts';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { goodPassword, newAddress, registration, verified } from '../../testing/people.ts';

/** What people who know an address, or once knew a password, can do to its owner. */
describe.each(databases)('Strangers on $name', (database) => {
  let instance: Instance;
  const own = '10.60.0.1';

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const registerAs = (email: string, from: string, more: object = {}) =>
    instance.call(register, { body: { ...registration(email), ...more }, from });

  it('do not come between the owner and the registration whose link is requested again', async () => {
    const email = newAddress();
    await registerAs(email, own);
    for (let count = 0; count < 24; count += 1) {
      await registerAs(email, `10.61.${count}.1`, { first_name: 'Stranger', role: 'notified-body' });
    }
    await instance.call(resendVerification, { body: { email }, from: own });
    const body = { token: await instance.linkTo(email), password: goodPassword };
    expect((await instance.call(verifyEmail, { body })).status).toBe(200);
    const { user } = (await instance.call(login, { body: { email, password: goodPassword } })).body;
    expect(user).toMatchObject({ first_name: 'Ada', roles: [{ name: 'Market Operator – SME/MNE' }] });
  });

  it('do not keep an owner from registering by using up the mails: the registration waits, and its link can be requested', async () => {
    const email = newAddress();
    for (let count = 0; count < 24; count += 1) await registerAs(email, `10.62.${count}.1`, { first_name: 'Stranger' });
    const before = (await instance.lettersTo(email)).length;
    await registerAs(email, own);
    expect(await instance.lettersTo(email)).toHaveLength(before);
    await instance.call(resendVerification, { body: { email }, from: own });
    await instance.call(verifyEmail, { body: { token: await instance.linkTo(email), password: goodPassword } });
    expect((await instance.call(login, { body: { email, password: goodPassword } })).body.user.first_name).toBe('Ada');
  });

  it('who signed in with an old password are no known browsers after it was changed', async () => {
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
    expect(before - (await count())).toBe(2); // That of the verification and of the first sign-in; the caller's own stays.
  });

  it('gain no longer session or link from a clock that was ahead', async () => {
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
