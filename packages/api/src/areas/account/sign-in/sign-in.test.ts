import { getAccount, getAuthenticatedUser, login, logout } from '@attesta/domain/account/calls';
import { listDevices } from '@attesta/domain/devices/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../demo/accounts.ts';
import { databases } from '../../../testing/databases.ts';
import { createInstance, type Instance } from '../../../testing/instance.ts';
import { goodPassword, verified } from '../../../testing/people.ts';
import { sessions } from '../../../database/schema.ts';
import { sessionAbsoluteMs, sessionIdleMs } from '../../../accounts/sessions.ts';

const hour = 3_600_000;

describe.each(databases)('Signing in on $name', (database) => {
  let instance: Instance;
  let address = 0;
  /** Each test uses its own network. */
  const from = () => `10.0.${(address += 1)}.1`;
  const signIn = (email: string, password: string, network = '127.0.0.1') =>
    instance.call(login, { body: { email, password }, from: network });
  const whoAmI = (token: string) => instance.call(getAuthenticatedUser, { token });

  beforeAll(async () => {
    instance = await createInstance({ database, settings: { demo: true } });
  });
  afterAll(() => instance.close());

  it('returns a token and the user, and the same user for the token (D.6)', async () => {
    const { body } = await signIn('op-01@attesta.example', demoPassword);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect((await whoAmI(body.token ?? '')).body).toEqual({ user: body.user });
    expect(body.user).toMatchObject({
      roles: [{ name: 'Market Operator – SME/MNE' }],
      is_email_verified: true,
      is_account_active: true,
      account_configured: true,
      market_operator: { name: 'Valomed Devices SRL', logo_url: null },
      notified_body: null,
    });
  });

  it('accepts the address in any letter case', async () => {
    expect((await signIn('  OP-01@Attesta.Example ', demoPassword)).status).toBe(200);
  });

  it('returns the user and no token for an unverified address (D.9)', async () => {
    const { body } = await signIn('unverified@attesta.example', demoPassword);
    expect(body.token).toBeUndefined();
    expect(body.user.is_email_verified).toBe(false);
  });

  it('returns identical responses for unknown addresses and wrong passwords (D.7)', async () => {
    const known = await signIn('op-02@attesta.example', 'not the password', from());
    const unknown = await signIn('nobody@attesta.example', 'not the password', from());
    expect(known.error).toEqual({ message: 'The address or the password is incorrect.', code: 'wrong_credentials' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  it('lets a deactivated account read its user, and returns 403 with a code for everything else (D.13)', async () => {
    const token = await instance.signIn('inactive');
    expect((await whoAmI(token)).body.user.is_account_active).toBe(false);
    for (const call of [getAccount, listDevices]) {
      const response = await instance.call(call, { token });
      expect([response.status, response.error.code]).toEqual([403, 'account_inactive']);
    }
    expect((await instance.call(logout, { token })).status).toBe(200);
  });

  it('allows calls by role: a notified body has no devices (S6.7)', async () => {
    const response = await instance.call(listDevices, { token: await instance.signIn('nb-9101') });
    expect([response.status, response.error.code]).toEqual([403, 'forbidden']);
  });

  it('requires configuration and approval before the calls of a role', async () => {
    const { listWindows } = await import('@attesta/domain/availability/calls');
    const unfinished = await instance.call(listDevices, { token: await instance.signIn('not-configured') });
    const waiting = await instance.call(listWindows, { token: await instance.signIn('not-approved') });
    expect([unfinished.error.code, waiting.error.code]).toEqual(['not_configured', 'not_approved']);
  });

  it('ends the session on the server at sign-out', async () => {
    const token = await instance.signIn('op-03');
    expect((await instance.call(logout, { token })).body).toEqual({ accepted: true });
    expect((await whoAmI(token)).status).toBe(401);
  });

  it.each(['', 'x', 'a'.repeat(600), '../../..', "' or 1=1 --"])('returns 401 for the token %j', async (token) => {
    const response = await whoAmI(token);
    expect([response.status, response.error.code]).toEqual([401, 'unauthenticated']);
  });

  it('stores no usable token: the stored hash is rejected', async () => {
    await instance.signIn('op-04');
    const [stored] = await instance.portal.database.queries.select().from(sessions);
    expect((await whoAmI(stored?.tokenHash ?? '')).status).toBe(401);
  });

  it('ends a session after a week without use, and after 30 days in any case', async () => {
    const idle = await instance.signIn('op-05');
    instance.pass(sessionIdleMs + hour);
    expect((await whoAmI(idle)).status).toBe(401);

    const used = await instance.signIn('op-05');
    for (let passed = 0; passed < sessionAbsoluteMs - 24 * hour; passed += 24 * hour) {
      instance.pass(24 * hour);
      expect((await whoAmI(used)).status).toBe(200);
    }
    instance.pass(25 * hour);
    expect((await whoAmI(used)).status).toBe(401);
  });

  it('limits guesses per account and network, until the period ends', async () => {
    const network = from();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn('op-06@attesta.example', `guess ${guess}`, network)).status).toBe(401);
    const refused = await signIn('op-06@attesta.example', demoPassword, network);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('op-06@attesta.example', demoPassword, from())).status).toBe(200);
    instance.pass(0.26 * hour);
    expect((await signIn('op-06@attesta.example', demoPassword, network)).status).toBe(200);
  });

  it('limits guesses from many networks, except from networks where the owner signed in before', async () => {
    const home = from();
    expect((await signIn('op-07@attesta.example', demoPassword, home)).status).toBe(200);
    for (let guess = 0; guess < 50; guess += 1) await signIn('op-07@attesta.example', 'a guess', `10.9.${guess}.1`);
    expect((await signIn('op-07@attesta.example', demoPassword, from())).status).toBe(429);
    expect((await signIn('op-07@attesta.example', demoPassword, home)).status).toBe(200);
  });

  it('enforces the limit for simultaneous guesses', async () => {
    const network = from();
    const responses = await Promise.all(
      Array.from({ length: 25 }, (_, guess) => signIn('op-08@attesta.example', `guess ${guess}`, network)),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('limits unknown addresses like known ones', async () => {
    const network = from();
    for (let guess = 0; guess < 10; guess += 1) await signIn('nobody-else@attesta.example', 'a guess', network);
    expect((await signIn('nobody-else@attesta.example', 'a guess', network)).status).toBe(429);
  });

  it('never limits a known browser because of other clients, on the same network or on others', async () => {
    const network = from();
    const own = await signIn('op-09@attesta.example', demoPassword, network);
    const cookie = String(own.headers['set-cookie']).split(';')[0] ?? '';
    for (let guess = 0; guess < 15; guess += 1) await signIn('op-09@attesta.example', 'a guess', network);
    for (let guess = 0; guess < 60; guess += 1) await signIn('op-09@attesta.example', 'a guess', `10.12.${guess}.1`);
    expect((await signIn('op-09@attesta.example', demoPassword, network)).status).toBe(429);
    const body = { email: 'op-09@attesta.example', password: demoPassword };
    expect((await instance.call(login, { body, from: network, headers: { cookie } })).status).toBe(200);
  });

  it('limits guesses from a known browser, which is known for its own account only', async () => {
    const network = from();
    const cookie =
      String((await signIn('op-10@attesta.example', demoPassword, network)).headers['set-cookie']).split(';')[0] ?? '';
    const guess = (email: string) =>
      instance.call(login, { body: { email, password: 'a guess' }, from: network, headers: { cookie } });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess('op-10@attesta.example')).status).toBe(401);
    expect((await guess('op-10@attesta.example')).status).toBe(429);
    for (let tries = 0; tries < 10; tries += 1) await guess('op-12@attesta.example');
    expect((await guess('op-12@attesta.example')).status).toBe(429);
  });

  it('restricts the cookie of a known browser to the API, without access for scripts and other sites', async () => {
    const { headers } = await signIn('op-11@attesta.example', demoPassword, from());
    expect(headers['set-cookie']).toMatch(
      /^attesta-device=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    expect((await signIn('op-11@attesta.example', 'a guess', from())).headers['set-cookie']).toBeUndefined();
  });

  it('replaces the session with which the sign-in was sent', async () => {
    const first = await instance.signIn('op-12');
    const body = { email: 'op-12@attesta.example', password: demoPassword };
    expect((await instance.call(login, { body, token: first })).status).toBe(200);
    expect((await whoAmI(first)).status).toBe(401);
  });

  it.each([
    'attesta-device=x',
    `attesta-device=${'a'.repeat(43)}`,
    `attesta-device=${'a.'.repeat(5000)}`,
    '=;=;',
    'attesta-device',
  ])('treats a browser with the cookie %j as unknown', async (cookie) => {
    const body = { email: 'op-11@attesta.example', password: demoPassword };
    expect((await instance.call(login, { body, from: from(), headers: { cookie } })).status).toBe(200);
  });

  it('never requires a wait longer than the period of the limit, even after the clock was wrong', async () => {
    const network = from();
    instance.pass(300 * 24 * hour);
    for (let guess = 0; guess < 11; guess += 1) await signIn('somebody-new@example.org', 'a guess', network);
    instance.pass(-300 * 24 * hour);
    const refused = await signIn('somebody-new@example.org', 'a guess', network);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    instance.pass(900_000);
    expect((await signIn('somebody-new@example.org', 'a guess', network)).status).toBe(401);
  });

  it('counts simultaneous attempts that read the clock in another order than they are counted', async () => {
    const network = from();
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      statuses.push((await signIn('somebody-quick@example.org', 'a guess', network)).status);
      instance.pass(-50);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('writes sign-ins, refusals and limits to the security log, without address, name or network', async () => {
    const before = instance.events.length;
    const network = from();
    await signIn('op-12@attesta.example', demoPassword, network);
    for (let guess = 0; guess < 11; guess += 1) await signIn('somebody@example.org', 'a guess', network);
    const events = instance.events.slice(before);
    expect(events.map(({ event }) => event)).toEqual([
      'signed_in',
      ...Array.from({ length: 10 }, () => 'sign_in_refused'),
      'limit_reached',
    ]);
    expect(events[0]).toMatchObject({ account: 'op-12' });
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`@|${network}`));
  });

  it('limits attempts of one password on many accounts from one network', async () => {
    const network = from();
    for (let guess = 0; guess < 100; guess += 1)
      await signIn(`somebody-${guess}@example.org`, 'Spring in Kassel', network);
    expect((await signIn('somebody-else@example.org', 'Spring in Kassel', network)).status).toBe(429);
  });
});

describe('Signing in in production', () => {
  it('rejects demo accounts, also with an existing session (D.102)', async () => {
    const instance = await createInstance({ settings: { demo: true } });
    const token = await instance.signIn('op-01');
    Object.assign(instance.portal.settings, { production: true });
    const response = await instance.call(login, { body: { email: 'op-01@attesta.example', password: demoPassword } });
    expect(response.error.code).toBe('wrong_credentials');
    expect((await instance.call(getAuthenticatedUser, { token })).status).toBe(401);
    expect(await instance.signIn(await verified(instance), goodPassword)).toMatch(/^[\w-]{43}$/);
    await instance.close();
  });
});
