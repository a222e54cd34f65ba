import { allSettled, type Scope } from 'effector';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost, type FakeResponse } from '../../testing/fake-host';
import { operator, operatorResponse } from '../../testing/people';
import { portalScope } from '../../testing/portal-scope';
import { requestFx } from '../http/request';
import { $token, tokenAdopted, tokenReceived, tokenChangedInOtherTab } from '../http/token';
import { refreshUserFx, sessionLoadRequested } from './load-session';
import { $session, $user, sessionEnded, signedIn } from './model';
import { signOutRequested } from './sign-out';
import './tabs';
import './unauthorised';

const dan = { ...operator, id: 'u2', first_name: 'Dan' };
const danResponse = { ...operatorResponse, id: 'u2', first_name: 'Dan' };
const rejected: FakeResponse = { status: 401, body: { code: 'unauthenticated', message: 'Sign in first.' } };

beforeEach(() => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => logged.mockRestore();
});

/** A host that responds to the requests with a token when the test says so. */
async function hostOfTokens() {
  const waiting = new Map<string, (response: FakeResponse) => void>();
  await fakeHost(
    ({ headers }) =>
      new Promise((resolve) => {
        waiting.set(String(headers.authorization), resolve);
      }),
  );
  const respond = async (token: string, response: FakeResponse) => {
    await vi.waitFor(() => expect(waiting.has(`Bearer ${token}`)).toBe(true));
    waiting.get(`Bearer ${token}`)!(response);
  };
  return { respond };
}

const userOf = (user: object): FakeResponse => ({ body: { user } });
const stored = (token: string) =>
  fakeBrowser('https://portal.example/nexus').localStorage.setItem('serviceToken', token);
const scopeOf = (user = operator): Scope => portalScope([[$session, { isLoggedIn: true, isInitialized: true, user }]]);

describe('a user that is loaded late', () => {
  it('does not sign in after the user signed out in another tab, at start-up', async () => {
    stored('ana');
    const { respond } = await hostOfTokens();
    const scope = portalScope();
    const loaded = allSettled(sessionLoadRequested, { scope });
    void allSettled(tokenChangedInOtherTab, { scope, params: null });
    await respond('ana', userOf(operatorResponse));
    await loaded;
    expect(scope.getState($session)).toEqual({ isLoggedIn: false, isInitialized: true, user: null });
  });

  it('that fails does not end the start-up: the user of the newer token is loaded', async () => {
    stored('ana');
    const { respond } = await hostOfTokens();
    const scope = portalScope();
    const loaded = allSettled(sessionLoadRequested, { scope });
    void allSettled(tokenAdopted, { scope, params: 'dan' });
    await respond('ana', { status: 500, body: {} });
    await respond('dan', userOf(danResponse));
    await loaded;
    expect(scope.getState($session)).toEqual({ isLoggedIn: true, isInitialized: true, user: dan });
  });

  it('does not replace a user who signed in meanwhile', async () => {
    stored('ana');
    const { respond } = await hostOfTokens();
    const scope = portalScope();
    const loaded = allSettled(sessionLoadRequested, { scope });
    void allSettled(tokenReceived, { scope, params: 'dan' });
    void allSettled(signedIn, { scope, params: dan });
    await respond('ana', userOf(operatorResponse));
    await loaded;
    expect([scope.getState($user)?.id, scope.getState($token)]).toEqual(['u2', 'dan']);
  });

  it('does not replace another user after a refresh', async () => {
    stored('ana');
    const { respond } = await hostOfTokens();
    const scope = scopeOf();
    const refreshed = allSettled(refreshUserFx, { scope });
    void allSettled(sessionEnded, { scope, params: 'expired' });
    void allSettled(signedIn, { scope, params: dan });
    await respond('ana', userOf(operatorResponse));
    await refreshed;
    expect(scope.getState($user)?.id).toBe('u2');
  });
});

describe('a token of another tab', () => {
  it('is the newest one, even if an older one is compared last', async () => {
    stored('old');
    const { respond } = await hostOfTokens();
    const scope = scopeOf();
    const first = allSettled(tokenChangedInOtherTab, { scope, params: 't1' });
    const second = allSettled(tokenChangedInOtherTab, { scope, params: 't2' });
    await respond('t2', userOf(operatorResponse));
    await respond('t1', userOf(operatorResponse));
    await Promise.all([first, second]);
    expect(scope.getState($token)).toBe('t2');
  });

  it('is not adopted after the session ended', async () => {
    stored('old');
    const { respond } = await hostOfTokens();
    const scope = scopeOf();
    const compared = allSettled(tokenChangedInOtherTab, { scope, params: 't1' });
    void allSettled(sessionEnded, { scope, params: 'expired' });
    await respond('t1', userOf(operatorResponse));
    await compared;
    expect(scope.getState($token)).toBe('old');
  });

  it('survives a 401 for the old token, which does not end the session either', async () => {
    stored('old');
    const { respond } = await hostOfTokens();
    const scope = scopeOf();
    const request = allSettled(requestFx, { scope, params: { path: '/api/devices' } });
    localStorage.setItem('serviceToken', 'new'); // by the other tab
    const compared = allSettled(tokenChangedInOtherTab, { scope, params: 'new' });
    await respond('old', rejected);
    await respond('new', userOf(operatorResponse));
    await Promise.all([request, compared]);
    expect([scope.getState($token), localStorage.getItem('serviceToken')]).toEqual(['new', 'new']);
    expect(scope.getState($session).isLoggedIn).toBe(true);
  });

  it('is not removed by a 401 that arrives before the change is known here', async () => {
    stored('old');
    const { respond } = await hostOfTokens();
    const scope = scopeOf();
    const request = allSettled(requestFx, { scope, params: { path: '/api/devices' } });
    localStorage.setItem('serviceToken', 'new');
    await respond('old', rejected);
    await request;
    expect(localStorage.getItem('serviceToken')).toBe('new');
  });

  it('of another user reloads this tab; so does one that the server rejects', async () => {
    for (const response of [userOf(danResponse), rejected]) {
      const { location, localStorage } = fakeBrowser('https://portal.example/nexus');
      localStorage.setItem('serviceToken', 'old');
      await fakeHost(() => response);
      await allSettled(tokenChangedInOtherTab, { scope: scopeOf(), params: 'new' });
      expect(location.reload).toHaveBeenCalledOnce();
    }
  });

  it('is compared again if the server cannot be reached', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { location } = fakeBrowser('https://portal.example/nexus');
    const scope = scopeOf(); // its host does not exist
    void allSettled(tokenChangedInOtherTab, { scope, params: 'new' });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    vi.useRealTimers();
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('is adopted when the repeated comparison finds the same user', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    fakeBrowser('https://portal.example/nexus');
    let isUp = false;
    const { seen } = await fakeHost(() => (isUp ? userOf(operatorResponse) : { status: 502, type: 'text/html' }));
    const scope = scopeOf();
    void allSettled(tokenChangedInOtherTab, { scope, params: 'new' });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    isUp = true;
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      expect(scope.getState($token)).toBe('new');
    });
  });
});

it('signing out removes the token of every tab', async () => {
  stored('old');
  const scope = scopeOf();
  localStorage.setItem('serviceToken', 'newer, of another tab');
  await allSettled(signOutRequested, { scope });
  expect(localStorage.getItem('serviceToken')).toBeNull();
});
