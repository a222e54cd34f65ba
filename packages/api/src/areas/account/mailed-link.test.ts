import * as calls from '@attesta/domain/account/calls';
import { requestEmailChange } from '@attesta/domain/account/email/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { goodPassword, newAddress, registration, verified } from '../../testing/people.ts';

const hour = 3_600_000;
const redirect_url = 'http://127.0.0.1:4300/login';

describe.each(databases)('The address of a mailed link on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const read = (token: string) => instance.call(calls.getMailedLink, { headers: { 'link-token': token } });

  it('is the one to verify, and reading it does not use the link (D.431)', async () => {
    const email = newAddress();
    await instance.call(calls.register, { body: registration(email) });
    const token = await instance.linkTo(email);
    expect((await read(token)).body).toEqual({ email });
    expect((await read(token)).body).toEqual({ email });
    expect((await instance.call(calls.verifyEmail, { body: { token, password: goodPassword } })).status).toBe(200);
    expect((await read(token)).error.code).toBe('link_used');
  });

  it('is that of the account whose password is reset, for an hour (D.431)', async () => {
    const email = await verified(instance);
    await instance.call(calls.forgotPassword, { body: { email, redirect_url } });
    const token = await instance.linkTo(email);
    expect((await read(token)).body).toEqual({ email });
    instance.pass(hour + 1000);
    expect((await read(token)).error.code).toBe('link_invalid');
  });

  it('is the new one in both mails about a change of the address (D.431)', async () => {
    const email = await verified(instance);
    const next = newAddress();
    const token = await instance.signIn(email, goodPassword);
    await instance.call(requestEmailChange, { token, body: { email: next, currentPassword: goodPassword } });
    for (const to of [email, next]) expect((await read(await instance.linkTo(to))).body).toEqual({ email: next });
  });

  it('is refused without a token and for one that was made up', async () => {
    expect((await read('made-up')).error.code).toBe('link_invalid');
    expect((await read('')).status).toBe(400);
  });
});
