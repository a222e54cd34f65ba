import {
  changePassword,
  configureAccount,
  confirmSecondFactor,
  forgotPassword,
  getAuthenticatedUser,
  getSecondFactor,
  login,
  logout,
  startSecondFactor,
} from '@attesta/domain/account/calls';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../http/caller.ts';
import { accounts } from '../../../database/schema.ts';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, operatorProfile, verified } from '../../../testing/people.ts';
import { replacePassword } from './change-password.ts';
import type { Client } from '../../../accounts/client.ts';
import { createPasswords } from './passwords.ts';
import { accountOfSession } from '../../../accounts/sessions.ts';
import { roleOfAccount } from '../../../accounts/store.ts';

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

describe.each(databases)('Changing a password on $name', (database) => {
  let instance: Instance;
  const forget = (email: string) => instance.call(forgotPassword, { body: { email, redirect_url: `${portal}/login` } });
  const reset = (token: string, password = nextPassword) =>
    instance.call(changePassword, { body: { token, password } });
  const signIn = (email: string, password: string) => instance.call(login, { body: { email, password } });
  const isSignedIn = async (token: string) => (await instance.call(getAuthenticatedUser, { token })).status === 200;

  const callerWith = async (token: string): Promise<Caller> => {
    const account = await accountOfSession(instance.portal.database.queries, token, instance.portal.clock());
    if (!account) throw new Error('The session has ended.');
    return { account, role: roleOfAccount(account), token, apiToken: null };
  };

  beforeAll(async () => {
    instance = await createInstance({ database });
  });
  afterAll(() => instance.close());

  it('sets the new password, returns a new token and ends the other sessions (D.16)', async () => {
    const email = await verified(instance);
    const [here, elsewhere] = [await instance.signIn(email, goodPassword), await instance.signIn(email, goodPassword)];
    const { body } = await instance.call(changePassword, {
      token: here,
      body: { current_password: goodPassword, password: nextPassword },
    });
    expect(await isSignedIn(body.token ?? '')).toBe(true);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, false]);
  });

  it('returns 400 for a wrong current password, because the portal signs out at a 401, and limits guesses', async () => {
    const token = await instance.signIn(await verified(instance), goodPassword);
    const guess = () =>
      instance.call(changePassword, { token, body: { current_password: 'a guess', password: nextPassword } });
    const first = await guess();
    expect([first.status, first.error.fields]).toEqual([400, { current_password: 'invalid' }]);
    for (let guesses = 1; guesses < 10; guesses += 1) await guess();
    expect((await guess()).status).toBe(429);
  });

  it('succeeds for only one of several simultaneous requests; for the others the current password is wrong', async () => {
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
    const responses = await Promise.allSettled([0, 1, 2, 3].map(change));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = { status: 400, code: 'wrong_credentials', details: { fields: { current_password: 'invalid' } } };
    const reasons = responses.flatMap((response) => (response.status === 'rejected' ? [response.reason] : []));
    expect(reasons).toMatchObject([refused, refused, refused]);
  });

  it('fails for a session that has ended in the meantime', async () => {
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

  it('invalidates earlier reset links', async () => {
    const email = await verified(instance);
    await forget(email);
    const link = await instance.linkTo(email);
    const token = await instance.signIn(email, goodPassword);
    await instance.call(changePassword, { token, body: { current_password: goodPassword, password: nextPassword } });
    expect((await reset(link, 'set by an old link')).error.code).toBe('link_invalid');
    expect((await signIn(email, nextPassword)).status).toBe(200);
  });

  it('deletes reset mails that were requested but not sent yet', async () => {
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    await forget(email);
    await instance.call(changePassword, { token, body: { current_password: goodPassword, password: nextPassword } });
    const texts = (await instance.mailsTo(email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('/reset-password?token='))).toEqual([]);
  });

  it.each([
    ['Password1!', 'common_password'],
    ['Harbour.Devices.2026', 'own_words'],
  ])(
    'rejects the new password %j, with a link and with the current password, without using up the link',
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

  it('requires a session unless a link is given', async () => {
    const response = await instance.call(changePassword, {
      body: { current_password: goodPassword, password: nextPassword },
    });
    expect([response.status, response.error.code]).toEqual([401, 'unauthenticated']);
  });

  it('is refused for demo accounts, whose password is public, also with a reset link, and so is a second factor (D.198)', async () => {
    const { queries } = instance.portal.database;
    const email = await verified(instance);
    const token = await instance.signIn(email, goodPassword);
    const setup = await instance.call(startSecondFactor, { token, body: { currentPassword: goodPassword } });
    await queries.update(accounts).set({ demo: true }).where(eq(accounts.email, email));
    const body = { current_password: goodPassword, password: nextPassword };
    const changed = await instance.call(changePassword, { token, body });
    await forget(email);
    const byLink = await reset(await instance.linkTo(email));
    const started = await instance.call(startSecondFactor, { token, body: { currentPassword: goodPassword } });
    const app = new TOTP({ secret: Secret.fromBase32(setup.body.secret) });
    const oneTimeCode = app.generate({ timestamp: instance.portal.clock().getTime() });
    const confirmed = await instance.call(confirmSecondFactor, { token, body: { oneTimeCode } });
    for (const { status, error } of [changed, byLink, started, confirmed])
      expect([status, error.code]).toEqual([403, 'demo_account']);
    expect((await instance.call(getSecondFactor, { token })).body.enabled).toBe(false);
    expect((await signIn(email, goodPassword)).status).toBe(200);
  });
});
