import {
  changePassword,
  configureAccount,
  forgotPassword,
  getAuthenticatedUser,
  login,
  logout,
} from '@attesta/domain/account/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createInstance, type Instance } from '../../testing/instance.ts';
import { goodPassword, newAddress, operatorProfile, registration, verified } from '../../testing/people.ts';
import type { Caller } from './caller.ts';
import { replacePassword, resetPassword } from './change-password.ts';
import type { Client } from './client.ts';
import { createPasswords } from './passwords.ts';
import { accountOfSession } from './sessions.ts';
import { signIn as signInWith } from './sign-in.ts';
import { roleOfAccount } from './store.ts';

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

describe.each(databases)('Passwords on $name', (database) => {
  let instance: Instance;
  const forget = (email: string, redirect_url: unknown = `${portal}/login`) =>
    instance.call(forgotPassword, { body: { email, redirect_url } });
  const reset = (token: string, password = nextPassword) =>
    instance.call(changePassword, { body: { token, password } });
  const signIn = (email: string, password: string) => instance.call(login, { body: { email, password } });
  const isSignedIn = async (token: string) => (await instance.call(getAuthenticatedUser, { token })).status === 200;

  const callerWith = async (token: string): Promise<Caller> => {
    const account = await accountOfSession(instance.portal.database.queries, token, instance.portal.clock());
    if (!account) throw new Error('The session has ended.');
    return { account, role: roleOfAccount(account), token };
  };

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('D.15 sets a new password by the link of a mail and ends all sessions', async () => {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    await forget(email);
    expect((await reset(await instance.linkTo(email))).body).toEqual({});
    expect(await isSignedIn(token)).toBe(false);
    expect((await signIn(email, goodPassword)).status).toBe(401);
    expect((await signIn(email, nextPassword)).status).toBe(200);
    expect((await instance.lettersTo(email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('opens no session with a password that was changed while it was checked', async () => {
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

  it('D.17 opens /reset-password at the portal', async () => {
    const email = await verified(instance);
    await forget(email, 'http://localhost:4300/login');
    expect((await instance.lettersTo(email)).at(-1)?.text).toMatch(
      /http:\/\/localhost:4300\/reset-password\?token=[\w-]{43}\n/,
    );
  });

  it('answers known and unknown addresses alike', async () => {
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
  ])('D.18 refuses the redirect_url %j', async (redirect_url) => {
    const email = newAddress();
    const answer = await forget(email, redirect_url);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['redirect_url']);
    expect(await instance.lettersTo(email)).toHaveLength(0);
  });

  it('lets a link be used once, also by several at once, and only the newest request matter', async () => {
    const email = await verified(instance);
    await forget(email);
    const older = await instance.linkTo(email);
    await forget(email);
    const token = await instance.linkTo(email);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => reset(token, `${nextPassword} ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await reset(older)).error.code).toBe('link_invalid');
  });

  it('refuses a link after an hour, a verification link, and made-up ones', async () => {
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

  it('hashes nothing for a link that is made up or used', async () => {
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
    for (const token of ['x', used]) {
      const refused = resetPassword(instance.portal, counting, { token, password: nextPassword }, client);
      await expect(refused).rejects.toMatchObject({ status: 400, code: 'link_invalid' });
    }
    expect(hashed).toBe(0);
  });

  it('keeps a link usable when the new password is refused', async () => {
    const email = await verified(instance);
    await forget(email);
    const token = await instance.linkTo(email);
    expect((await reset(token, 'password1')).error.fields).toEqual({ password: 'common_password' });
    expect((await reset(token)).status).toBe(200);
  });

  it('D.16 changes the password of who is signed in, answers a new token and ends the other sessions', async () => {
    const email = await verified(instance);
    const [here, elsewhere] = [await instance.signIn(email, goodPassword), await instance.signIn(email, goodPassword)];
    const { body } = await instance.call(changePassword, {
      token: here,
      body: { current_password: goodPassword, password: nextPassword },
    });
    expect(await isSignedIn(body.token ?? '')).toBe(true);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, false]);
  });

  it('answers a wrong current password without 401, which would sign the portal out, and slows guessing it', async () => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    const guess = () =>
      instance.call(changePassword, { token, body: { current_password: 'a guess', password: nextPassword } });
    const first = await guess();
    expect([first.status, first.error.fields]).toEqual([400, { current_password: 'invalid' }]);
    for (let guesses = 1; guesses < 10; guesses += 1) await guess();
    expect((await guess()).status).toBe(429);
  });

  it('lets one of several changes at once succeed: to the others the current password is not right any more', async () => {
    const email = await verified(instance);
    const caller = await callerWith(await instance.signIn(email, goodPassword));
    const passwords = createPasswords(instance.portal.settings.passwordCost);
    let checking = 0;
    let allChecked: () => void;
    const everyoneChecked = new Promise<void>((resolve) => (allChecked = resolve));
    const together = {
      ...passwords,
      async matches(hash: string | null, password: string) {
        const matched = await passwords.matches(hash, password);
        if ((checking += 1) === 4) allChecked();
        await everyoneChecked;
        return matched;
      },
    };
    const change = (index: number) =>
      replacePassword(
        instance.portal,
        together,
        { current_password: goodPassword, password: `${nextPassword} ${index}` },
        caller,
        client,
      );
    const answers = await Promise.allSettled([0, 1, 2, 3].map(change));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = { status: 400, code: 'wrong_credentials', details: { fields: { current_password: 'invalid' } } };
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(reasons).toMatchObject([refused, refused, refused]);
  });

  it('changes no password for a session that was ended meanwhile', async () => {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    const caller = await callerWith(token);
    await instance.call(logout, { token });
    const change = replacePassword(
      instance.portal,
      createPasswords(instance.portal.settings.passwordCost),
      { current_password: goodPassword, password: nextPassword },
      caller,
      client,
    );
    await expect(change).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    expect((await signIn(email, goodPassword)).status).toBe(200);
  });

  it('ends the reset links that were sent before the password was changed by the current one', async () => {
    const email = await verified(instance);
    await forget(email);
    const link = await instance.linkTo(email);
    const token = await instance.signIn(email, goodPassword);
    await instance.call(changePassword, { token, body: { current_password: goodPassword, password: nextPassword } });
    expect((await reset(link, 'set by an old link')).error.code).toBe('link_invalid');
    expect((await signIn(email, nextPassword)).status).toBe(200);
  });

  it('sends no reset link after the password was changed, although its mail was requested before', async () => {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    await forget(email);
    await instance.call(changePassword, { token, body: { current_password: goodPassword, password: nextPassword } });
    const texts = (await instance.lettersTo(email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('/reset-password?token='))).toEqual([]);
  });

  it('lets the owner request a reset again after one, whatever strangers requested before', async () => {
    const email = await verified(instance);
    const request = (from: string) =>
      instance.call(forgotPassword, { body: { email, redirect_url: `${portal}/login` }, from });
    for (let sent = 0; sent < 24; sent += 1) await request(`10.50.${sent}.1`);
    expect((await reset(await instance.linkTo(email))).status).toBe(200);
    await forget(email);
    expect((await reset(await instance.linkTo(email), 'a third password now')).status).toBe(200);
  });

  it.each([
    ['Password1!', 'common_password'],
    ['Harbour.Devices.2026', 'own_words'],
  ])(
    'refuses the password %j, by a link and by the current password, and keeps the link usable',
    async (password, problem) => {
      const email = await verified(instance);
      const token = await instance.signIn(email, goodPassword);
      await instance.call(configureAccount, { token, body: operatorProfile });
      const changed = await instance.call(changePassword, {
        token,
        body: { current_password: goodPassword, password },
      });
      expect(changed.error.fields).toEqual({ password: problem });
      await forget(email);
      const link = await instance.linkTo(email);
      expect((await reset(link, password)).error.fields).toEqual({ password: problem });
      expect((await reset(link)).status).toBe(200);
    },
  );

  it('asks for a session when no link is given', async () => {
    const answer = await instance.call(changePassword, {
      body: { current_password: goodPassword, password: nextPassword },
    });
    expect([answer.status, answer.error.code]).toEqual([401, 'unauthenticated']);
  });

  it('lets the owner in from the address where they had guessed too often, once they have set a new password there', async () => {
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

  it('frees an account that was guessed at from many addresses, once its owner has set a new password', async () => {
    const email = await verified(instance);
    for (let guess = 0; guess < 50; guess += 1)
      await instance.call(login, { body: { email, password: 'a guess' }, from: `10.7.${guess}.1` });
    const fromNewPlace = (password: string) => instance.call(login, { body: { email, password }, from: '10.8.1.1' });
    expect((await fromNewPlace(goodPassword)).status).toBe(429);
    await forget(email);
    await reset(await instance.linkTo(email));
    expect((await fromNewPlace(nextPassword)).status).toBe(200);
  });
});
