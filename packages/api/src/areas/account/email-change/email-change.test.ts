import * as calls from '@attesta/domain/account/calls';
import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  requestEmailChange,
} from '@attesta/domain/account/email/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../../admin/commands.ts';
import { knownDevices } from '../../../database/schema.ts';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, newAddress, verified } from '../../../testing/people.ts';

const hour = 3_600_000;
const login = 'http://127.0.0.1:4300/login';

describe.each(databases)('A change of the e-mail address on $name', (database) => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
  });
  afterAll(() => instance.close());

  /** A signed-in user with their address. */
  async function person() {
    const email = await verified(instance);
    return { email, token: await instance.signIn(email, goodPassword) };
  }
  const request = (token: string, email: string, currentPassword = goodPassword) =>
    instance.call(requestEmailChange, { token, body: { email, currentPassword } });
  const confirm = (link: string, token?: string) => instance.call(confirmEmailChange, { body: { token: link }, token });
  const pending = async (token: string) => (await instance.call(getEmailChange, { token })).body.change;
  const addressOf = async (token: string) =>
    (await instance.call(calls.getAuthenticatedUser, { token })).body.user.email;

  it('takes effect when the links sent to both addresses are confirmed, in either order (D.141)', async () => {
    for (const order of [
      ['current', 'new'],
      ['new', 'current'],
    ] as const) {
      const { email, token } = await person();
      const next = newAddress();
      expect((await request(token, next)).body.change).toMatchObject({ email: next, confirmedAtNew: false });
      const links = { current: await instance.linkTo(email), new: await instance.linkTo(next) };
      expect((await confirm(links[order[0]])).body).toEqual({ confirmed: order[0], completed: false });
      expect(await pending(token)).toMatchObject({
        confirmedAtCurrent: order[0] === 'current',
        confirmedAtNew: order[0] === 'new',
      });
      expect(await addressOf(token)).toBe(email);
      expect((await confirm(links[order[1]], token)).body).toEqual({ confirmed: order[1], completed: true });
      expect(await addressOf(token)).toBe(next);
      expect(await pending(token)).toBeNull();
      expect((await instance.call(calls.login, { body: { email, password: goodPassword } })).status).toBe(401);
      expect(await instance.signIn(next, goodPassword)).toBeTypeOf('string');
    }
  });

  it('ends reset mails that are not sent yet (D.141)', async () => {
    const { email, token } = await person();
    const next = newAddress();
    await request(token, next);
    await confirm(await instance.linkTo(email));
    const toNew = await instance.linkTo(next);
    const before = (await instance.mailsTo(email)).length;
    await instance.call(calls.forgotPassword, { body: { email, redirect_url: login } });
    expect((await confirm(toNew, token)).body.completed).toBe(true);
    const later = (await instance.mailsTo(email)).slice(before);
    expect(later.map(({ subject }) => subject)).toEqual(['Your e-mail address was changed']);
  });

  it('ends all known browsers except the one that confirmed it (D.141)', async () => {
    const { email, token } = await person();
    const { id } = (await instance.call(calls.getAuthenticatedUser, { token })).body.user;
    const { headers } = await instance.call(calls.login, { body: { email, password: goodPassword } });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const known = () => instance.portal.database.queries.$count(knownDevices, eq(knownDevices.accountId, id ?? ''));
    const next = newAddress();
    await request(token, next);
    await confirm(await instance.linkTo(email));
    expect(await known()).toBeGreaterThan(1);
    const body = { token: await instance.linkTo(next) };
    const last = await instance.call(confirmEmailChange, { body, headers: { cookie } });
    expect(last.body.completed).toBe(true);
    expect(await known()).toBe(1);
  });

  it('is not confirmed for an inactive account', async () => {
    const { email, token } = await person();
    const next = newAddress();
    await request(token, next);
    await confirm(await instance.linkTo(email));
    const toNew = await instance.linkTo(next);
    await runCommand(instance.portal, ['deactivate', email]);
    const refused = await confirm(toNew);
    expect([refused.status, refused.error.code]).toEqual([403, 'account_inactive']);
    await runCommand(instance.portal, ['activate', email]);
    expect(await instance.signIn(email, goodPassword)).toBeTypeOf('string');
  });

  it('ends all other sessions and reset links, and informs both addresses (D.141)', async () => {
    const { email, token } = await person();
    const other = await instance.signIn(email, goodPassword);
    await instance.call(calls.forgotPassword, { body: { email, redirect_url: login } });
    const reset = await instance.linkTo(email);
    const next = newAddress();
    await request(token, next);
    await confirm(await instance.linkTo(email));
    await confirm(await instance.linkTo(next), token);
    expect((await instance.call(calls.getAuthenticatedUser, { token })).status).toBe(200);
    expect((await instance.call(calls.getAuthenticatedUser, { token: other })).status).toBe(401);
    const withReset = await instance.call(calls.changePassword, { body: { token: reset, password: goodPassword } });
    expect(withReset.error.code).toBe('link_invalid');
    for (const address of [email, next]) {
      expect((await instance.mailsTo(address)).at(-1)?.subject).toBe('Your e-mail address was changed');
    }
    expect(instance.events.filter(({ event }) => event === 'email_changed').length).toBeGreaterThan(0);
  });

  it('is not started by a wrong password, for a demo account, or with the current address (D.147)', async () => {
    const { email, token } = await person();
    expect((await request(token, newAddress(), 'wrong password')).error).toMatchObject({
      code: 'wrong_credentials',
      fields: { currentPassword: 'invalid' },
    });
    expect((await request(token, email)).error.fields).toEqual({ email: 'already_used' });
    const demo = await instance.signIn('op-01');
    expect((await request(demo, newAddress(), 'attesta-demo')).error.code).toBe('demo_account');
    expect(await pending(token)).toBeNull();
  });

  it('to an address with an account looks the same, and informs the owner of that account only (D.141)', async () => {
    const { email, token } = await person();
    const taken = await verified(instance);
    const before = (await instance.mailsTo(taken)).length;
    const free = (await request(token, newAddress())).body.change;
    const { change } = (await request(token, taken)).body;
    expect({ ...change, email: '', expiresAt: '' }).toEqual({ ...free, email: '', expiresAt: '' });
    const mails = (await instance.mailsTo(taken)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your e-mail address was entered for another account']);
    expect(mails[0]?.text).not.toContain('token=');
    expect(mails[0]?.text).not.toContain(email);
    expect((await confirm(await instance.linkTo(email))).body.completed).toBe(false);
    expect(await pending(token)).toMatchObject({ confirmedAtCurrent: true, confirmedAtNew: false });
  });

  it('fails if another account gets the new address in the meantime', async () => {
    const { email, token } = await person();
    const next = newAddress();
    await request(token, next);
    const links = [await instance.linkTo(email), await instance.linkTo(next)] as const;
    await instance.call(calls.register, {
      body: { first_name: 'B', last_name: 'C', email: next, password: goodPassword, role: 'innovator' },
    });
    await instance.call(calls.verifyEmail, {
      body: { token: await instance.linkTo(next), password: goodPassword },
    });
    await confirm(links[0]);
    const last = await confirm(links[1]);
    expect([last.status, last.error.code]).toEqual([409, 'email_taken']);
    expect(await addressOf(token)).toBe(email);
    expect(await pending(token)).toBeNull();
  });

  it('has links that work once and for an hour, and says which of the two is the case (D.142)', async () => {
    const { email, token } = await person();
    const next = newAddress();
    await request(token, next);
    const [current, toNew] = [await instance.linkTo(email), await instance.linkTo(next)];
    await confirm(current);
    expect((await confirm(current)).error.code).toBe('link_used');
    await confirm(toNew, token);
    expect((await confirm(toNew)).error.code).toBe('link_used');
    expect((await confirm('unknown')).error.code).toBe('link_invalid');
    await request(token, newAddress());
    const late = await instance.linkTo(next);
    instance.pass(hour);
    expect((await confirm(late)).error.code).toBe('link_invalid');
    expect(await pending(token)).toBeNull();
  });

  it.each([
    ['is cancelled', (token: string) => instance.call(cancelEmailChange, { token })],
    ['is replaced by another', (token: string) => request(token, newAddress())],
    [
      'meets a new password',
      (token: string) =>
        instance.call(calls.changePassword, {
          token,
          body: { current_password: goodPassword, password: 'harbour in the fog' },
        }),
    ],
  ])('that %s can no longer be confirmed, not even by a mail that is not sent yet (D.141)', async (_, end) => {
    const { email, token } = await person();
    const next = newAddress();
    await request(token, next);
    const current = await instance.linkTo(email);
    await request(token, next); // Its mails are not sent before it ends.
    expect((await end(token)).status).toBe(200);
    expect((await confirm(current)).error.code).toBe('link_invalid');
    const links = (await instance.mailsTo(next)).filter(({ text }) => text.includes('token='));
    expect(links).toHaveLength(1);
  });

  it('is limited for an account', async () => {
    const { token } = await person();
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await request(token, newAddress())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
