import { allSettled, createWatch } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { operator, operatorResponse } from '../../testing/people';
import { portalScope } from '../../testing/portal-scope';
import { requestFx } from '../http/request';
import { $token, tokenChangedInOtherTab } from '../http/token';
import { $session, sessionEnded, type SessionEnd } from './model';
import { $awaitedToken } from './tabs';
import { appStarted } from '../start/app-started';

const signedInScope = () => portalScope([[$session, { isLoggedIn: true, isInitialized: true, user: operator }]]);

describe('other tabs', () => {
  it('signing out in another tab signs out in this tab (D.48)', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 't');
    const scope = signedInScope();
    const ends: SessionEnd[] = [];
    createWatch({
      unit: sessionEnded,
      scope,
      fn: (end) => {
        ends.push(end);
      },
    });
    await allSettled(tokenChangedInOtherTab, { scope, params: null });
    await allSettled(tokenChangedInOtherTab, { scope, params: null });
    expect(ends).toEqual(['other-tab']);
    expect(scope.getState($token)).toBeNull();
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('signing in in another tab signs in a signed-out tab', async () => {
    fakeBrowser();
    const { seen } = await fakeHost(() => ({ body: { user: operatorResponse } }));
    const scope = portalScope([[$session, { isLoggedIn: false, isInitialized: true, user: null }]]);
    await allSettled(tokenChangedInOtherTab, { scope, params: 't' });
    expect(scope.getState($session).user).toEqual(operator);
    expect(scope.getState($awaitedToken)).toBeNull();
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer t']);
  });

  it('another user signing in in another tab reloads this tab (D.50)', async () => {
    const { location } = fakeBrowser();
    await fakeHost(() => ({ body: { user: { ...operatorResponse, id: 'u2' } } }));
    await allSettled(tokenChangedInOtherTab, { scope: signedInScope(), params: 'theirs' });
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('requests keep sending the token of this tab’s user until the new user is known (D.50)', async () => {
    const { localStorage } = fakeBrowser();
    localStorage.setItem('serviceToken', 'mine');
    const { seen } = await fakeHost(() => ({ body: { user: { ...operatorResponse, id: 'u2' } } }));
    const scope = signedInScope();
    localStorage.setItem('serviceToken', 'theirs');
    await allSettled(tokenChangedInOtherTab, { scope, params: 'theirs' });
    await allSettled(requestFx, { scope, params: { path: '/api/devices' } });
    expect(localStorage.getItem('serviceToken')).toBe('theirs');
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer theirs', 'Bearer mine']);
  });

  it('requests send the new token of the same user', async () => {
    const { localStorage, location } = fakeBrowser();
    localStorage.setItem('serviceToken', 'old');
    const { seen } = await fakeHost(() => ({ body: { user: operatorResponse } }));
    const scope = signedInScope();
    await allSettled(tokenChangedInOtherTab, { scope, params: 'new' });
    await allSettled(requestFx, { scope, params: { path: '/api/devices' } });
    expect(location.reload).not.toHaveBeenCalled();
    expect(seen.at(-1)?.headers.authorization).toBe('Bearer new');
    // Otherwise every later 401 would be ignored.
    expect(scope.getState($awaitedToken)).toBeNull();
  });

  it('a changed token and cleared storage are reported, other keys are not', async () => {
    const { localStorage } = fakeBrowser();
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const scope = portalScope();
    await allSettled(appStarted, { scope });
    const changes: (string | null)[] = [];
    createWatch({ unit: tokenChangedInOtherTab, scope, fn: (token) => void changes.push(token) });
    const dispatch = (properties: object) => tab.dispatchEvent(Object.assign(new Event('storage'), properties));
    dispatch({ key: 'serviceToken', oldValue: 'a', newValue: 'b' });
    dispatch({ key: 'attesta-preferences', oldValue: 'a', newValue: 'b' });
    dispatch({ key: null, oldValue: null, newValue: null });
    expect(changes).toEqual(['b', null]);
    expect(localStorage).toHaveLength(0); // a tab never writes the token of another one
  });
});
