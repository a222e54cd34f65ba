import { allSettled, createWatch, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost, type FakeResponse, type SeenRequest } from '../../testing/fake-host';
import { operator, operatorResponse, registeredResponse } from '../../testing/people';
import { portalScope } from '../../testing/portal-scope';
import {
  $session,
  $sessionNumber,
  $user,
  noSessionFound,
  registered,
  sessionEnded,
  signedIn,
  userChanged,
  type Session,
} from './model';
import type { PortalHistory } from '../navigation/history';
import { historyOpened } from '../navigation/model';
import { registerFx } from './register';
import { $hasLoggedInBefore, recoveryCodeUsed, signInFx, verifyAddressFx } from './sign-in';
import { signOutRequested } from './sign-out';
import { refreshUserFx, sessionLoadRequested } from './load-session';

const session = (scope: Scope): Session => scope.getState($session);
const signedOut: Session = { isLoggedIn: false, isInitialized: true, user: null };
const loggedIn: Session = { isLoggedIn: true, isInitialized: true, user: operator };
const credentials = { email: 'ana@example.org', password: 'a long password' };

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => logged.mockRestore();
});

const host = (response: FakeResponse | ((request: SeenRequest) => FakeResponse | Promise<FakeResponse>)) =>
  fakeHost(typeof response === 'function' ? response : () => response);

describe('the session at start-up', () => {
  it('is logged out and not initialized (S4.1, S3.12, S3.13, S3.14)', () => {
    expect(session(portalScope())).toEqual({ isLoggedIn: false, isInitialized: false, user: null });
  });

  it('is initialized and logged out without a request if no token is stored (S4.6)', async () => {
    fakeBrowser();
    const { seen } = await host({ body: {} });
    const scope = portalScope();
    await allSettled(sessionLoadRequested, { scope });
    expect(session(scope)).toEqual(signedOut);
    expect(seen).toEqual([]);
  });

  it('fetches the user with a stored token and signs in (S4.2, S4.3, S4.4, S7.4, S7.5)', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 't1');
    const { seen } = await host({ body: { user: operatorResponse } });
    const scope = portalScope();
    await allSettled(sessionLoadRequested, { scope });
    expect(session(scope)).toEqual(loggedIn);
    expect(seen).toMatchObject([
      { method: 'GET', url: '/api/get-authenticated-user', headers: { authorization: 'Bearer t1' }, body: undefined },
    ]);
  });

  it.each<[string, FakeResponse]>([
    ['a server error', { status: 500 }],
    ['HTML', { body: '<!doctype html>', type: 'text/html' }],
    ['nothing', { body: '' }],
    ['no user', { body: {} }],
    ['a user of the wrong shape', { body: { user: { ...operatorResponse, is_email_verified: 'false' } } }],
    ['a bare list', { body: [] }],
  ])(
    'is initialized and logged out, and logs the failure, if the response is %s (S4.5, S4.7, S8.7)',
    async (_, response) => {
      const { localStorage } = fakeBrowser();
      localStorage.setItem('serviceToken', 't1');
      await host(response);
      const scope = portalScope();
      await allSettled(sessionLoadRequested, { scope });
      expect(session(scope)).toEqual(signedOut);
      expect(logged).toHaveBeenCalledOnce();
      expect(localStorage.getItem('serviceToken')).toBe('t1');
    },
  );

  it('is logged out if the storage cannot be read (S4.6)', async () => {
    fakeBrowser().localStorage.refuse('all');
    const scope = portalScope();
    await allSettled(sessionLoadRequested, { scope });
    expect(session(scope)).toEqual(signedOut);
  });
});

describe('verifying an address', () => {
  const body = { token: 'of-the-mail', password: 'a long password' };

  it('signs in with the token of the response (D.195)', async () => {
    const { localStorage } = fakeBrowser();
    const { seen } = await host({ body: { token: 't5', user: operatorResponse } });
    const scope = portalScope();
    await allSettled(verifyAddressFx, { scope, params: body });
    expect(session(scope)).toEqual(loggedIn);
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/verify-email', body }]);
    expect(localStorage.getItem('serviceToken')).toBe('t5');
    expect(scope.getState($hasLoggedInBefore)).toBe(true);
  });

  it.each<[string, object]>([
    ['accepts only', { accepted: true }],
    ['has no token, because a second factor is pending', { user: operatorResponse }],
    ['has a user who is not verified', { token: 't5', user: { ...operatorResponse, is_email_verified: false } }],
  ])('leads to sign-in if the response %s (D.195)', async (_, response) => {
    const { localStorage } = fakeBrowser();
    await host({ body: response });
    const scope = portalScope();
    expect(await allSettled(verifyAddressFx, { scope, params: body })).toEqual({ status: 'done', value: false });
    expect(session(scope).isLoggedIn).toBe(false);
    expect(localStorage.getItem('serviceToken')).toBeNull();
  });

  it('keeps what a visitor did before the verification: no session ends (D.195)', async () => {
    fakeBrowser();
    await host({ body: { token: 't5', user: operatorResponse } });
    const scope = portalScope();
    const ended = vi.fn<(end: string) => void>();
    createWatch({ unit: sessionEnded, scope, fn: ended });
    await allSettled(verifyAddressFx, { scope, params: body });
    expect(session(scope)).toEqual(loggedIn);
    expect(ended).not.toHaveBeenCalled();
  });

  it('opens the start page before it signs in, which may load the page again (D.195, D.320)', async () => {
    fakeBrowser();
    await host({ body: { token: 't5', user: operatorResponse } });
    const scope = portalScope();
    const order: string[] = [];
    const navigator = { replace: (path: string) => order.push(path) };
    await allSettled(historyOpened, { scope, params: { navigator } as unknown as PortalHistory });
    createWatch({ unit: signedIn, scope, fn: () => order.push('signed in') });
    await allSettled(verifyAddressFx, { scope, params: body });
    expect(order).toEqual(['/', 'signed in']);
  });

  it('ends the session of another user of this tab before it signs in (D.195)', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 't1');
    await host({ body: { token: 't5', user: { ...operatorResponse, id: 'u9', email: 'dan@example.org' } } });
    const scope = portalScope();
    await allSettled(signedIn, { scope, params: operator });
    const order: string[] = [];
    createWatch({ unit: sessionEnded, scope, fn: (end) => order.push(end) });
    createWatch({ unit: signedIn, scope, fn: ({ id }) => order.push(String(id)) });
    await allSettled(verifyAddressFx, { scope, params: body });
    expect(order).toEqual(['signed-out', 'u9']);
    expect(session(scope)).toMatchObject({ isLoggedIn: true, user: { id: 'u9' } });
    expect(globalThis.localStorage.getItem('serviceToken')).toBe('t5');
  });
});

describe('signing in', () => {
  it('with a recovery code reports how many are left (D.193)', async () => {
    fakeBrowser();
    await host({ body: { token: 't2', user: operatorResponse, recovery_codes_left: 7 } });
    const scope = portalScope();
    const left: number[] = [];
    createWatch({ unit: recoveryCodeUsed, scope, fn: (count) => left.push(count) });
    await allSettled(signInFx, { scope, params: { ...credentials, one_time_code: 'abcd' } });
    expect(left).toEqual([7]);
    expect(session(scope)).toEqual(loggedIn);
  });

  it('stores the token, the flag and the user (S4.8, S4.9, S4.10, S4.11, S7.3, S7.6, S7.7, S7.8, S1.13)', async () => {
    const { localStorage } = fakeBrowser();
    const { seen } = await host({ body: { token: 't2', user: operatorResponse } });
    const scope = portalScope();
    await allSettled(signInFx, { scope, params: credentials });
    expect(session(scope)).toEqual(loggedIn);
    expect(scope.getState($user)).toEqual(operator);
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/login', body: credentials }]);
    expect(localStorage.getItem('serviceToken')).toBe('t2');
    expect(localStorage.getItem('attesta-has-logged-in')).toBe('true');
    expect(scope.getState($hasLoggedInBefore)).toBe(true);
  });

  it.each<[string, FakeResponse]>([
    ['the user without a token (S5.1, D.9)', { body: { user: { ...operatorResponse, is_email_verified: false } } }],
    ['the user without a token and without an id (D.9)', { body: { user: registeredResponse } }],
    ['the user and a token (D.10)', { body: { token: 't2', user: { ...operatorResponse, is_email_verified: false } } }],
    ['an error with a code (D.11)', { status: 403, body: { code: 'email_not_verified', message: 'Verify first.' } }],
  ])('returns false for an unverified address: %s (S4.12, S8.6)', async (_, response) => {
    const { localStorage } = fakeBrowser();
    await host(response);
    const scope = portalScope();
    expect(await allSettled(signInFx, { scope, params: credentials })).toEqual({ status: 'done', value: false });
    expect(session(scope).isLoggedIn).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it.each<[string, FakeResponse, unknown]>([
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
    ['no token', { body: { user: operatorResponse } }, 'Wrong Services'],
    ['a token that is not a string', { body: { token: { a: 1 }, user: operatorResponse } }, 'Wrong Services'],
    [
      'a token that is not valid in a header',
      { body: { token: 'a token\nwith a line', user: operatorResponse } },
      'Wrong Services',
    ],
    ['a token that is too long', { body: { token: 't'.repeat(4097), user: operatorResponse } }, 'Wrong Services'],
    ['no user', { body: { token: 't2' } }, 'Wrong Services'],
  ])('fails with the response of the server: %s', async (_, response, value) => {
    const { localStorage } = fakeBrowser('https://portal.example/');
    await host(response);
    const scope = portalScope();
    expect(await allSettled(signInFx, { scope, params: credentials })).toEqual({ status: 'fail', value });
    expect(session(scope).isLoggedIn).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the session in memory if the storage is full', async () => {
    fakeBrowser().localStorage.refuse('writing');
    const { seen } = await host(({ url }) => ({
      body: url === '/api/login' ? { token: 't3', user: operatorResponse } : { user: operatorResponse },
    }));
    const scope = portalScope();
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

  it('stores the user of the response without signing in (S4.13, D.19, S7.9)', async () => {
    fakeBrowser();
    const { seen } = await host({ body: { user: operatorResponse } });
    const scope = portalScope();
    await allSettled(registerFx, { scope, params: form });
    expect(session(scope)).toMatchObject({ isLoggedIn: false, user: operator });
    expect(scope.getState($user)).toBeNull();
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/register', body: form }]);
  });

  it('stores a user that has no id yet (S4.13, D.19, D.110)', async () => {
    const { localStorage } = fakeBrowser();
    await host({ body: { user: registeredResponse } });
    const scope = portalScope();
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
    'succeeds with any response data: %j (S7.10)',
    async (body) => {
      fakeBrowser();
      await host({ body });
      const scope = portalScope();
      expect((await allSettled(registerFx, { scope, params: form })).status).toBe('done');
      expect(session(scope).user).toBeNull();
    },
  );
});

describe('signing out', () => {
  const start = () => portalScope([[$session, loggedIn]]);

  it('clears the token and the state, and calls the server with the removed token (S4.14, S4.15, S7.11)', async () => {
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

  it('signs out and logs the failure if the server cannot be reached (S4.16, S8.9)', async () => {
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
  it('is stored while signed in, and ignored when signed out', async () => {
    const fresh = { ...operator, account_configured: true, first_name: 'Anna' };
    const scope = portalScope([[$session, loggedIn]]);
    await allSettled(userChanged, { scope, params: fresh });
    expect(scope.getState($user)?.first_name).toBe('Anna');
    const otherScope = portalScope([[$session, signedOut]]);
    await allSettled(userChanged, { scope: otherScope, params: fresh });
    expect(session(otherScope)).toEqual(signedOut);
  });

  it('does not change the session if the refresh fails', async () => {
    fakeBrowser();
    await host({ status: 503 });
    const scope = portalScope();
    await allSettled(signedIn, { scope, params: operator });
    expect((await allSettled(refreshUserFx, { scope })).status).toBe('fail');
    expect(session(scope)).toEqual(loggedIn);
    expect(logged).toHaveBeenCalledOnce();
  });
});

it('the user who registered is kept when no session is found, and dropped when a session was lost (S4.13, D.19)', async () => {
  fakeBrowser();
  const scope = portalScope();
  await allSettled(registered, { scope, params: operator });
  await allSettled(noSessionFound, { scope });
  expect(scope.getState($session)).toEqual({ isLoggedIn: false, isInitialized: true, user: operator });
  await allSettled(signedIn, { scope, params: operator });
  await allSettled(noSessionFound, { scope });
  expect(scope.getState($session)).toEqual({ isLoggedIn: false, isInitialized: true, user: null });
});
