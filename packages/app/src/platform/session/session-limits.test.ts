import { allSettled, createWatch } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { operator, operatorResponse } from '../../testing/people';
import { portalScope } from '../../testing/portal-scope';
import { unauthorised } from '../http/request';
import { refreshUserFx, sessionLoadRequested } from './load-session';
import { $session, registered, signedIn } from './model';
import { registerFx } from './register';
import { $hasLoggedInBefore, signInFx } from './sign-in';
import { signOutRequested } from './sign-out';
import { tokenChangedInOtherTab } from '../http/token';
import './tabs';
import './unauthorised';
import { isSamePerson, organisationOf, readUser } from './user';

const signedOut = { isLoggedIn: false, isInitialized: true, user: null };
const loggedIn = { isLoggedIn: true, isInitialized: true, user: operator };
const scopeOf = (session: typeof signedOut | typeof loggedIn) => portalScope([[$session, session]]);

beforeEach(() => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => logged.mockRestore();
});

describe('sign-in and registration', () => {
  const form = {
    first_name: 'Ana',
    last_name: 'Pop',
    email: 'ana@example.org',
    password: 'p',
    role: 'innovator',
  } as const;

  it('are sent with the stored token, like every request (S7.2, D.117)', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 'old');
    const { seen } = await fakeHost(() => ({ body: { user: operatorResponse } }));
    await allSettled(signInFx, { scope: portalScope(), params: form });
    await allSettled(registerFx, { scope: portalScope(), params: form });
    expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/login', 'Bearer old'],
      ['/api/register', 'Bearer old'],
    ]);
  });

  it('a response without content registers, but does not sign in', async () => {
    fakeBrowser();
    await fakeHost(() => ({ status: 204 }));
    expect(await allSettled(registerFx, { scope: portalScope(), params: form })).toEqual({
      status: 'done',
      value: null,
    });
    expect(await allSettled(signInFx, { scope: portalScope(), params: form })).toEqual({
      status: 'fail',
      value: 'Wrong Services',
    });
  });

  it('a registration does not change the session of a signed-in user', async () => {
    const scope = scopeOf(loggedIn);
    await allSettled(registered, { scope, params: { ...operator, id: null } });
    await allSettled(registered, { scope, params: null });
    expect(scope.getState($session)).toEqual(loggedIn);
  });

  it('the browser has no earlier sign-in at first', () => {
    fakeBrowser();
    expect(portalScope().getState($hasLoggedInBefore)).toBe(false);
  });
});

describe('the session', () => {
  it('signs nobody in without a token', async () => {
    fakeBrowser();
    const scope = portalScope();
    const users: unknown[] = [];
    createWatch({ unit: signedIn, scope, fn: (user) => users.push(user) });
    await allSettled(sessionLoadRequested, { scope });
    expect(users).toEqual([]);
  });

  it('has the changed user after a refresh', async () => {
    fakeBrowser();
    await fakeHost(() => ({ body: { user: { ...operatorResponse, first_name: 'Anna' } } }));
    const scope = scopeOf(loggedIn);
    await allSettled(refreshUserFx, { scope });
    expect(scope.getState($session).user?.first_name).toBe('Anna');
  });

  it('ends without a request if no token is stored', async () => {
    fakeBrowser();
    const { seen } = await fakeHost(() => ({ status: 204 }));
    const scope = scopeOf(loggedIn);
    await allSettled(signOutRequested, { scope });
    expect(scope.getState($session)).toEqual(signedOut);
    expect(seen).toEqual([]);
  });

  it('keeps the token after a 401 that is ignored', async () => {
    const { localStorage } = fakeBrowser('https://portal.example/login');
    localStorage.setItem('serviceToken', 't');
    const params = { token: 't', stored: 't', address: 'https://portal.example/login', path: '/login' };
    await allSettled(unauthorised, { scope: scopeOf(loggedIn), params });
    expect(localStorage.getItem('serviceToken')).toBe('t');
  });
});

describe('a token change in another tab', () => {
  it.each([
    ['signing out, while signed in here', loggedIn, null, 0],
    ['signing out, while signed out here', signedOut, null, 0],
    ['signing in, while signed out here', signedOut, 't', 1],
    ['the same user with a new token', loggedIn, 't', 1],
  ])('%s: sends only the necessary requests and does not reload the page', async (_, session, params, requests) => {
    const { localStorage, location } = fakeBrowser();
    localStorage.setItem('serviceToken', 't');
    const { seen } = await fakeHost(() => ({ body: { user: operatorResponse } }));
    await allSettled(tokenChangedInOtherTab, { scope: scopeOf(session), params });
    expect(seen).toHaveLength(requests);
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe('users', () => {
  it('are compared by address only if neither has an id', () => {
    const { email } = operator;
    const unregistered = { ...operator, id: null };
    expect(isSamePerson(unregistered, { ...operator, id: null, email })).toBe(true);
    expect(isSamePerson(unregistered, operator)).toBe(false);
    expect(isSamePerson(operator, unregistered)).toBe(false);
  });

  it('of other roles have no organisation, even if the response contains one', () =>
    expect(organisationOf({ ...operator, role: 'candidate' })).toBeNull());

  it('need an id that is text or a number', () => {
    expect(readUser({ ...operatorResponse, id: {} })).toBeNull();
    expect(readUser({ ...operatorResponse, id: true })).toBeNull();
  });
});
