import { login, resendVerification } from '@attesta/domain/account/calls';
import { afterEach, describe, expect, it } from 'vitest';
import { createInstance, type Instance } from '../testing/instance.ts';

const hour = 3_600_000;
/** Failed sign-ins to one account from one network in 15 minutes. */
const maxSignIns = 10;
/** Requests for mail from one network in an hour. */
const maxMails = 200;

describe('Limits per client', () => {
  let instance: Instance;
  afterEach(() => instance.close());

  const guess = (forwardedFor: string) =>
    instance.call(login, {
      body: { email: 'guessed@example.org', password: 'not this one' },
      headers: { 'x-forwarded-for': forwardedFor },
      from: '10.0.0.5',
    });

  it('use the address that the trusted proxy appended, and ignore entries of the client before it', async () => {
    instance = await createInstance({ settings: { trustProxy: 1 } });
    for (let tries = 0; tries < maxSignIns; tries += 1) {
      expect((await guess(`198.51.100.${tries}, 203.0.113.7`)).status).toBe(401);
    }
    expect((await guess('198.51.100.200, 203.0.113.7')).status).toBe(429);
    expect((await guess('203.0.113.7, 203.0.113.8')).status).toBe(401);
  });

  it('use the address of the connection if no proxy is trusted', async () => {
    instance = await createInstance({ settings: { trustProxy: false } });
    for (let tries = 0; tries < maxSignIns; tries += 1) {
      expect((await guess(`203.0.113.${tries}`)).status).toBe(401);
    }
    expect((await guess('203.0.113.200')).status).toBe(429);
  });

  it('block requests for mail to many different addresses for an hour', async () => {
    instance = await createInstance();
    const resend = (name: string, from = '10.0.0.5') =>
      instance.call(resendVerification, { body: { email: `${name}@example.org` }, from });
    for (let count = 0; count < maxMails; count += 1) expect((await resend(`person-${count}`)).status).toBe(200);
    expect((await resend('one-more')).status).toBe(429);
    expect((await resend('one-more', '10.0.0.6')).status).toBe(200);
    instance.pass(hour);
    expect((await resend('one-more')).status).toBe(200);
  });
});
