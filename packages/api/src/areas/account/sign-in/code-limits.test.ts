import * as calls from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword } from '../../../testing/people.ts';
import { withSecondFactor } from '../../../testing/second-factor.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Guessing of codes by somebody who can read the owner's mail, or knows the password. */
describe.each(databases)('Wrong codes of the second factor on $name', (database) => {
  let instance: Instance;
  let networks = 0;

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  const newNetwork = () => `10.44.${Math.floor((networks += 1) / 250)}.${networks % 250}`;
  const signIn = (email: string, one_time_code: string, more: { cookie?: string; password?: string } = {}) =>
    instance.call(calls.login, {
      body: { email, password: more.password ?? goodPassword, one_time_code },
      from: newNetwork(),
      ...(more.cookie && { headers: { cookie: more.cookie } }),
    });
  /** A code that differs from the current one. */
  const wrongOf = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

  /** Sets a new password with a mailed link. Returns the password and the cookie of the browser, which is known now. */
  async function reset(email: string, number: number) {
    await instance.call(calls.forgotPassword, {
      body: { email, redirect_url: 'http://127.0.0.1:4300/login' },
      from: newNetwork(),
    });
    const password = `a heron at low tide ${number}`;
    const body = { token: await instance.linkTo(email), password };
    const { headers } = await instance.call(calls.changePassword, { body });
    return { password, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
  }

  it('are counted over reset links and known browsers: 40 of them are stopped after 20 (D.192)', async () => {
    const { email, codeNow, recoveryCodes } = await withSecondFactor(instance);
    const statuses: number[] = [];
    let access: Awaited<ReturnType<typeof reset>> | undefined;
    for (let link = 0; link < 10; link += 1) {
      access = await reset(email, link);
      for (let guess = 0; guess < 4; guess += 1)
        statuses.push((await signIn(email, wrongOf(codeNow()), access)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(403), ...Array<number>(20).fill(429)]);
    expect((await signIn(email, codeNow(), access)).status).toBe(429);

    const blocked = (await instance.mailsTo(email)).filter(({ subject }) => subject.includes('are blocked'));
    expect(blocked).toHaveLength(1);
    expect(instance.events.some(({ event }) => event === 'second_factor_blocked')).toBe(true);

    const recovered = await signIn(email, recoveryCodes[0] ?? '', access);
    expect([recovered.status, recovered.body.recovery_codes_left]).toEqual([200, 9]);
    expect((await signIn(email, codeNow(), access)).status).toBe(200);
  });

  it('do not refund the mails that reset links have used (D.192)', async () => {
    const { email } = await withSecondFactor(instance);
    const resets = async () =>
      (await instance.mailsTo(email)).filter(({ subject }) => subject === 'Set a new password').length;
    const from = newNetwork();
    for (let request = 0; request < 12; request += 1) {
      await instance.call(calls.forgotPassword, {
        body: { email, redirect_url: 'http://127.0.0.1:4300/login' },
        from,
      });
      const token = await instance.linkTo(email).catch(() => 'none');
      await instance.call(calls.changePassword, { body: { token, password: goodPassword }, from });
    }
    expect(await resets()).toBe(5);
  });

  it('are limited to 60 in a day, whoever signs in meanwhile (D.192)', async () => {
    const { email, codeNow } = await withSecondFactor(instance);
    let wrong = 0;
    for (let round = 0; round < 6; round += 1) {
      for (let guess = 0; guess < 25; guess += 1) {
        const { status } = await signIn(email, wrongOf(codeNow()));
        if (status === 403) wrong += 1;
      }
      instance.pass(hour + minute);
      // The owner's own sign-in does not renew the count.
      await signIn(email, codeNow());
    }
    expect(wrong).toBe(60);
    expect((await signIn(email, codeNow())).status).toBe(429);
    instance.pass(24 * hour);
    expect((await signIn(email, codeNow())).status).toBe(200);
  });

  it('are limited also for simultaneous attempts from many networks and in a session (D.192)', async () => {
    const { email, token, codeNow } = await withSecondFactor(instance);
    const guesses = Array.from({ length: 40 }, () => signIn(email, wrongOf(codeNow())));
    const body = { currentPassword: goodPassword, oneTimeCode: wrongOf(codeNow()) };
    const changes = Array.from({ length: 4 }, () => instance.call(calls.removeSecondFactor, { token, body }));
    const statuses = (await Promise.all([...guesses, ...changes])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403 || status === 400)).toHaveLength(20);
    expect((await instance.call(calls.removeSecondFactor, { token, body })).status).toBe(429);
    expect((await instance.mailsTo(email)).filter(({ subject }) => subject.includes('are blocked'))).toHaveLength(1);
  });

  it('still count after the clock jumped back, and no longer than their period after it was ahead (D.192)', async () => {
    const { email, codeNow } = await withSecondFactor(instance);
    for (let guess = 0; guess < 20; guess += 1) await signIn(email, wrongOf(codeNow()));
    for (const jump of [-10 * minute, -3 * hour, -24 * hour]) {
      instance.pass(jump);
      expect((await signIn(email, wrongOf(codeNow()))).status).toBe(429);
    }
    instance.pass(hour + minute);
    expect((await signIn(email, wrongOf(codeNow()))).status).toBe(403);
    instance.pass(365 * 24 * hour);
    for (let guess = 0; guess < 20; guess += 1) await signIn(email, wrongOf(codeNow()));
    instance.pass(-365 * 24 * hour);
    const refused = await signIn(email, wrongOf(codeNow()));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(hour / 1000);
  });

  it('a recovery code that was used is mailed, with the number that is left (D.193)', async () => {
    const { email, recoveryCodes } = await withSecondFactor(instance);
    const { body } = await signIn(email, recoveryCodes[3] ?? '');
    expect(body.recovery_codes_left).toBe(9);
    const mail = (await instance.mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('A recovery code was used');
    expect(mail?.text).toContain('Recovery codes left: 9');
  });
});
