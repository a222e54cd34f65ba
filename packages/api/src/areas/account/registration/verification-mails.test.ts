import { register, resendVerification, verifyEmail } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, newAddress, registration } from '../../../testing/people.ts';

describe.each(databases)('Mails to an unverified address on $name', (database) => {
  let instance: Instance;
  const registerAs = (email: string) => instance.call(register, { body: registration(email) });
  const verify = (token: string) => instance.call(verifyEmail, { body: { token, password: goodPassword } });
  /** Tokens of the links in all mails to an address, oldest first. */
  const linksTo = async (email: string) =>
    (await instance.mailsTo(email)).map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '');

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('contain a new link when resent, and are not sent to verified or unknown addresses (D.12)', async () => {
    const email = newAddress();
    await registerAs(email);
    const first = await instance.linkTo(email);
    const again = await instance.call(resendVerification, { body: { email } });
    const unknown = await instance.call(resendVerification, { body: { email: 'nobody@example.org' } });
    expect([again.status, again.text]).toEqual([unknown.status, unknown.text]);
    expect(await instance.linkTo(email)).not.toBe(first);
    await verify(await instance.linkTo(email));
    await instance.call(resendVerification, { body: { email } });
    expect(await instance.mailsTo(email)).toHaveLength(2);
    expect(await instance.mailsTo('nobody@example.org')).toHaveLength(0);
  });

  it('are limited without changing the response, and the last link is still valid', async () => {
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

  it('have a limit for the owner that other networks cannot use up', async () => {
    const email = newAddress();
    await instance.call(register, { body: registration(email), from: '10.30.0.1' });
    const resend = (from: string) => instance.call(resendVerification, { body: { email }, from });
    for (let sent = 0; sent < 8; sent += 1) await resend('10.30.0.66');
    const before = (await linksTo(email)).length;
    expect((await resend('10.30.0.1')).status).toBe(200);
    expect(await linksTo(email)).toHaveLength(before + 1);
  });

  it('are limited to 20 of a kind in an hour, for all networks together', async () => {
    const email = newAddress();
    await registerAs(email);
    const resend = (from: string) => instance.call(resendVerification, { body: { email }, from });
    for (let sent = 0; sent < 25; sent += 1) expect((await resend(`2001:db8:${sent}::1`)).status).toBe(200);
    expect(await linksTo(email)).toHaveLength(1 + 20);
    expect((await verify((await linksTo(email)).at(-1) ?? '')).status).toBe(200);
  });

  it('are counted per IPv6 network, not per IPv6 address', async () => {
    const email = newAddress();
    await registerAs(email);
    for (let sent = 0; sent < 9; sent += 1) {
      await instance.call(resendVerification, { body: { email }, from: `2001:db8:aaaa:1::${sent + 1}` });
    }
    expect(await linksTo(email)).toHaveLength(1 + 5);
  });

  it('cause the same work after the response for known and unknown addresses', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await registerAs(known);
    const composed = instance.composed.length;
    await instance.call(resendVerification, { body: { email: known } });
    await instance.call(resendVerification, { body: { email: unknown } });
    await instance.runJobs();
    expect(await instance.mailsTo(unknown)).toHaveLength(0);
    expect(instance.composed.length - composed).toBe(1);
  });
});
