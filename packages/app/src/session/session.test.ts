import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser';
import { fakeHost, type Answer, type Seen } from '../testing/fake-host';
import { operator, operatorAnswer, registeredAnswer } from '../testing/people';
import { $session, $sessionNumber, $user, signedIn, userChanged, type Session } from './model';
import { registerFx } from './register';
import { hasLoggedInBefore, signInFx } from './sign-in';
import { signOutRequested } from './sign-out';
import { refreshUserFx, sessionWanted } from './start';

const session = (scope: Scope): Session => scope.getState($session);
const signedOut: Session = { isLoggedIn: false, isInitialized: true, user: null };
const loggedIn: Session = { isLoggedIn: true, isInitialized: true, user: operator };
const credentials = { email: 'ana@example.org', password: 'a long password' };

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => logged.mockRestore();
});

const host = (answer: Answer | ((seen: Seen) => Answer | Promise<Answer>)) =>
  fakeHost(typeof answer === 'function' ? answer : () => answer);

describe('at start', () => {
  it('S4.1 S3.12 S3.13 S3.14 is logged out and not initialized', () => {
    expect(session(fork())).toEqual({ isLoggedIn: false, isInitialized: false, user: null });
  });

  it('S4.6 no stored token: initialized and logged out, without a call', async () => {
    fakeBrowser();
    const { seen } = await host({ body: {} });
    const scope = fork();
    await allSettled(sessionWanted, { scope });
    expect(session(scope)).toEqual(signedOut);
    expect(seen).toEqual([]);
  });

  it('S4.2 S4.3 S4.4 S7.4 S7.5 a stored token: the user is fetched with it and signed in', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 't1');
    const { seen } = await host({ body: { user: operatorAnswer } });
    const scope = fork();
    await allSettled(sessionWanted, { scope });
    expect(session(scope)).toEqual(loggedIn);
    expect(seen).toMatchObject([
      { method: 'GET', url: '/api/get-authenticated-user', headers: { authorization: 'Bearer t1' }, body: undefined },
    ]);
  });

  it.each<[string, Answer]>([
    ['a server error', { status: 500 }],
    ['HTML', { body: '<!doctype html>', type: 'text/html' }],
    ['nothing', { body: '' }],
    ['no user', { body: {} }],
    ['a user of the wrong shape', { body: { user: { ...operatorAnswer, is_email_verified: 'false' } } }],
    ['a bare list', { body: [] }],
  ])('S4.5 S4.7 S8.7 the fetch answers %s: initialized, logged out, logged', async (_, answer) => {
    const { localStorage } = fakeBrowser();
    localStorage.setItem('serviceToken', 't1');
    await host(answer);
    const scope = fork();
    await allSettled(sessionWanted, { scope });
    expect(session(scope)).toEqual(signedOut);
    expect(logged).toHaveBeenCalledOnce();
    expect(localStorage.getItem('serviceToken')).toBe('t1');
  });

  it('S4.6 storage that refuses to be read: logged out', async () => {
    fakeBrowser().localStorage.refuse('all');
    const scope = fork();
    await allSettled(sessionWanted, { scope });
    expect(session(scope)).toEqual(signedOut);
  });
});

describe('signing in', () => {
  it('S4.8 S4.9 S4.10 S4.11 S7.3 S7.6 S7.7 S7.8 S1.13 stores the token and the flag, and takes the user', async () => {
    const { localStorage } = fakeBrowser();
    const { seen } = await host({ body: { token: 't2', user: operatorAnswer } });
    const scope = fork();
    await allSettled(signInFx, { scope, params: credentials });
    expect(session(scope)).toEqual(loggedIn);
    expect(scope.getState($user)).toEqual(operator);
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/login', body: credentials }]);
    expect(localStorage.getItem('serviceToken')).toBe('t2');
    expect(localStorage.getItem('attesta-has-logged-in')).toBe('true');
    expect(hasLoggedInBefore()).toBe(true);
  });

  it.each<[string, Answer]>([
    ['S5.1 D.9 the user without a token', { body: { user: { ...operatorAnswer, is_email_verified: false } } }],
    ['D.9 the user without a token and without an id', { body: { user: registeredAnswer } }],
    [
      'D.10 the user and a token all the same',
      { body: { token: 't2', user: { ...operatorAnswer, is_email_verified: false } } },
    ],
    ['D.11 an error with a code', { status: 403, body: { code: 'email_not_verified', message: 'Verify first.' } }],
  ])('S4.12 S8.6 an unverified address is refused and returns false: %s', async (_, answer) => {
    const { localStorage } = fakeBrowser();
    await host(answer);
    const scope = fork();
    expect(await allSettled(signInFx, { scope, params: credentials })).toEqual({ status: 'done', value: false });
    expect(session(scope).isLoggedIn).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it.each<[string, Answer, unknown]>([
    [
      'wrong credentials',
      { status: 401, body: { code: 'wrong_credentials', message: 'No.' } },
      { code: 'wrong_credentials', message: 'No.' },
    ],
    [
      'a second factor',
      { status: 403, body: { code: 'second_factor_required', message: 'Code.' } },
      { code: 'second_factor_required', message: 'Code.' },
    ],
    ['no token', { body: { user: operatorAnswer } }, 'Wrong Services'],
    ['a token that is no text', { body: { token: { a: 1 }, user: operatorAnswer } }, 'Wrong Services'],
    [
      'a token that fits no header',
      { body: { token: 'a token\nwith a line', user: operatorAnswer } },
      'Wrong Services',
    ],
    ['a token that is too long', { body: { token: 't'.repeat(4097), user: operatorAnswer } }, 'Wrong Services'],
    ['no user', { body: { token: 't2' } }, 'Wrong Services'],
  ])('fails with the response of the server: %s', async (_, answer, value) => {
    const { localStorage } = fakeBrowser('https://portal.example/');
    await host(answer);
    const scope = fork();
    const result = await allSettled(signInFx, { scope, params: credentials });
    expect(result.status).toBe('fail');
    expect(result.value).toEqual(value);
    expect(session(scope).isLoggedIn).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('storage that is full: the session lives in memory', async () => {
    fakeBrowser().localStorage.refuse('writing');
    const { seen } = await host(({ url }) => ({
      body: url === '/api/login' ? { token: 't3', user: operatorAnswer } : { user: operatorAnswer },
    }));
    const scope = fork();
    await allSettled(signInFx, { scope, params: credentials });
    await allSettled(refreshUserFx, { scope });
    expect(session(scope)).toEqual(loggedIn);
    expect(seen[1]?.headers.authorization).toBe('Bearer t3');
    await allSettled(signOutRequested, { scope });
  });
});

describe('registering', () => {
  const form = {
    first_name: 'Ana',
    last_name: 'Pop',
    email: 'ana@example.org',
    password: 'a long password',
    role: 'innovator',
  } as const;

  it('S4.13 D.19 S7.9 keeps the user of the response without signing in', async () => {
    fakeBrowser();
    const { seen } = await host({ body: { user: operatorAnswer } });
    const scope = fork();
    await allSettled(registerFx, { scope, params: form });
    expect(session(scope)).toMatchObject({ isLoggedIn: false, user: operator });
    expect(scope.getState($user)).toBeNull();
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/register', body: form }]);
  });

  it('S4.13 D.19 D.110 keeps a user that has no id yet', async () => {
    const { localStorage } = fakeBrowser();
    await host({ body: { user: registeredAnswer } });
    const scope = fork();
    expect((await allSettled(registerFx, { scope, params: form })).status).toBe('done');
    const user = {
      id: null,
      email: 'ana@example.org',
      first_name: 'Ana',
      last_name: 'Pop',
      role: 'market_operator',
      is_email_verified: false,
    };
    expect(session(scope)).toMatchObject({ isLoggedIn: false, user });
    expect(localStorage).toHaveLength(0);
  });

  it.each([{ accepted: true }, { user: 'x' }, [], { data: null }])(
    'S7.10 done is done, whatever data holds: %j',
    async (body) => {
      fakeBrowser();
      await host({ body });
      const scope = fork();
      expect((await allSettled(registerFx, { scope, params: form })).status).toBe('done');
      expect(session(scope).user).toBeNull();
    },
  );
});

describe('signing out', () => {
  const start = () => fork({ values: [[$session, loggedIn]] });

  it('S4.14 S4.15 S7.11 clears the token and the state, and tells the server with the token that was', async () => {
    const { localStorage } = fakeBrowser();
    localStorage.setItem('serviceToken', 't4');
    const { seen } = await host({ body: { accepted: true } });
    const scope = start();
    await allSettled(signOutRequested, { scope });
    expect(session(scope)).toEqual(signedOut);
    expect(localStorage.getItem('serviceToken')).toBeNull();
    expect(seen).toMatchObject([
      { method: 'DELETE', url: '/api/logout', headers: { authorization: 'Bearer t4' }, body: undefined },
    ]);
    expect(scope.getState($sessionNumber)).toBe(1);
  });

  it('S4.16 S8.9 a server that fails or is away: signed out here all the same, and logged', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 't4');
    const { close } = await host({});
    await close();
    const scope = start();
    await allSettled(signOutRequested, { scope });
    expect(session(scope)).toEqual(signedOut);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('does not wait for the server', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 't4');
    const { seen } = await host({ status: 204 });
    const scope = start();
    const settled = allSettled(signOutRequested, { scope });
    expect(session(scope)).toEqual(signedOut);
    expect(seen).toEqual([]);
    await settled;
    expect(seen).toHaveLength(1);
  });
});

describe('a changed user', () => {
  it('is taken while signed in, and ignored after', async () => {
    const fresh = { ...operator, account_configured: true, first_name: 'Anna' };
    const scope = fork({ values: [[$session, loggedIn]] });
    await allSettled(userChanged, { scope, params: fresh });
    expect(scope.getState($user)?.first_name).toBe('Anna');
    const nobody = fork({ values: [[$session, signedOut]] });
    await allSettled(userChanged, { scope: nobody, params: fresh });
    expect(session(nobody)).toEqual(signedOut);
  });

  it('a failing refresh keeps the session', async () => {
    fakeBrowser();
    await host({ status: 503 });
    const scope = fork();
    await allSettled(signedIn, { scope, params: operator });
    expect(await allSettled(refreshUserFx, { scope })).toEqual({ status: 'done', value: null });
    expect(session(scope)).toEqual(loggedIn);
    expect(logged).toHaveBeenCalledOnce();
  });
});
