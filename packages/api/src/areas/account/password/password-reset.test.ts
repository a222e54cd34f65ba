import { changePassword, forgotPassword, getAuthenticatedUser, login } from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, newAddress, registration, verified } from '../../../testing/people.ts';
import { resetPassword } from './change-password.ts';
import type { Client } from '../../../accounts/client.ts';
import { createPasswords } from './passwords.ts';
import { signIn as signInWith } from '../sign-in/sign-in.ts';

const portal = 'http://127.0.0.1:4300';
const nextPassword = 'a heron at low tide';
const client: Client = {
  network: '127.0.0.1',
  pseudonym: 'x',
  devices: [],
  userAgent: undefined,
  origin: portal,
  language: 'en',
};

describe.each(databases)('Resetting a password on $name', (database) => {
  let instance: Instance;
  const forget = (email: string, redirect_url: unknown = `${portal}/login`) =>
    instance.call(forgotPassword, { body: { email, redirect_url } });
  const reset = (token: string, password = nextPassword) =>
    instance.call(changePassword, { body: { token, password } });
  const signIn = (email: string, password: string) => instance.call(login, { body: { email, password } });
  const isSignedIn = async (token: string) => (await instance.call(getAuthenticatedUser, { token })).status === 200;

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('sets a new password with the link of a mail and ends all sessions (D.15)', async () => {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    await forget(email);
    expect((await reset(await instance.linkTo(email))).body).toEqual({});
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn(email, goodPassword)).status).toBe(401);
    expect((await signIn(email, nextPassword)).status).toBe(200);
    expect((await instance.mailsTo(email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('rejects a sign-in that checked the old password before the reset', async () => {
    const email = await verified(instance);
    await forget(email);
    const link = await instance.linkTo(email);
    const { portal: opened } = instance;
    const passwords = createPasswords(opened.settings.passwordCost);
    const slow = {
      ...passwords,
      async matches(hash: string | null, password: string) {
        const matched = await passwords.matches(hash, password);
        await reset(link);
        return matched;
      },
    };
    await expect(signInWith(opened, slow, { email, password: goodPassword }, client)).rejects.toMatchObject({
      status: 401,
      code: 'wrong_credentials',
    });
  });

  it('links to /reset-password of the portal (D.17)', async () => {
    const email = await verified(instance);
    await forget(email, 'http://localhost:4300/login');
    expect((await instance.mailsTo(email)).at(-1)?.text).toMatch(
      /http:\/\/localhost:4300\/reset-password\?token=[\w-]{43}\n/,
    );
  });

  it('returns the same response for known and unknown addresses', async () => {
    const known = await forget(await verified(instance));
    const unknown = await forget('nobody@example.org');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  it.each([
    'https://evil.example/login',
    '//evil.example/login',
    '/\\evil.example',
    'http://127.0.0.1:4300@evil.example/login',
    'http://user:secret@127.0.0.1:4300/login',
    'http://127.0.0.1:4301/login',
    'https://127.0.0.1:4300/login',
    'http://127.0.0.1.evil.example:4300/login',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    'x'.repeat(3000),
    '',
    null,
    7,
    ['http://127.0.0.1:4300/login'],
    { toString: 'x' },
  ])('rejects the redirect_url %j (D.18)', async (redirect_url) => {
    const email = newAddress();
    const response = await forget(email, redirect_url);
    expect(response.status).toBe(400);
    expect(Object.keys(response.error.fields ?? {})).toEqual(['redirect_url']);
    expect(await instance.mailsTo(email)).toHaveLength(0);
  });

  it('accepts each link once, also for simultaneous requests, and invalidates older links', async () => {
    const email = await verified(instance);
    await forget(email);
    const older = await instance.linkTo(email);
    await forget(email);
    const token = await instance.linkTo(email);
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reset(token, `${nextPassword} ${index}`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await reset(older)).error.code).toBe('link_invalid');
  });

  it('rejects an expired link, a verification link and a made-up link', async () => {
    const email = await verified(instance);
    await forget(email);
    const late = await instance.linkTo(email);
    instance.pass(3_601_000);
    expect((await reset(late)).error.code).toBe('link_invalid');

    const { register } = await import('@attesta/domain/account/calls');
    const unverified = newAddress();
    await instance.call(register, { body: registration(unverified) });
    expect((await reset(await instance.linkTo(unverified))).error.code).toBe('link_invalid');
    expect((await reset('x')).error.code).toBe('link_invalid');
  });

  it('hashes no password for a made-up or used link', async () => {
    const email = await verified(instance);
    await forget(email);
    const used = await instance.linkTo(email);
    await reset(used);
    let hashed = 0;
    const counting = {
      ...createPasswords(instance.portal.settings.passwordCost),
      async hash() {
        return String((hashed += 1));
      },
    };
    for (const [token, code] of [
      ['x', 'link_invalid'],
      [used, 'link_used'],
    ] as const) {
      const refused = resetPassword(instance.portal, counting, { token, password: nextPassword }, client);
      await expect(refused).rejects.toMatchObject({ status: 400, code });
    }
    expect(hashed).toBe(0);
  });

  it('keeps the link valid after a rejected password', async () => {
    const email = await verified(instance);
    await forget(email);
    const token = await instance.linkTo(email);
    expect((await reset(token, 'password1')).error.fields).toEqual({ password: 'common_password' });
    expect((await reset(token)).status).toBe(200);
  });

  it('works after others have requested many resets; they use up the mails until the hour has passed (D.192)', async () => {
    const email = await verified(instance);
    const request = (from: string) =>
      instance.call(forgotPassword, { body: { email, redirect_url: `${portal}/login` }, from });
    for (let sent = 0; sent < 24; sent += 1) await request(`10.50.${sent}.1`);
    expect((await reset(await instance.linkTo(email))).status).toBe(200);
    await forget(email);
    await expect(instance.linkTo(email)).rejects.toThrow('No link was sent'); // The last mail reports the new password.
    instance.pass(60 * 60_000);
    await forget(email);
    expect((await reset(await instance.linkTo(email), 'a third password now')).status).toBe(200);
  });

  it('unblocks the network of the owner', async () => {
    const email = await verified(instance);
    const from = '10.6.1.1';
    const enter = (password: string) => instance.call(login, { body: { email, password }, from });
    for (let guess = 0; guess < 10; guess += 1) await enter('a guess');
    expect((await enter(goodPassword)).status).toBe(429);
    await forget(email);
    await instance.call(changePassword, {
      body: { token: await instance.linkTo(email), password: nextPassword },
      from,
    });
    expect((await enter(nextPassword)).status).toBe(200);
  });

  it('unblocks an account after password guessing from many networks', async () => {
    const email = await verified(instance);
    for (let guess = 0; guess < 50; guess += 1)
      await instance.call(login, { body: { email, password: 'a guess' }, from: `10.7.${guess}.1` });
    const fromNewNetwork = (password: string) => instance.call(login, { body: { email, password }, from: '10.8.1.1' });
    expect((await fromNewNetwork(goodPassword)).status).toBe(429);
    await forget(email);
    await reset(await instance.linkTo(email));
    expect((await fromNewNetwork(nextPassword)).status).toBe(200);
  });
});
