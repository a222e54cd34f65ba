import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { operator, operatorResponse } from '../../testing/people';
import { request } from '../http/client';
import { $session, sessionEnded, type SessionEnd } from './model';
import { compareUsersFx, tokenChangedInOtherTab, watchOtherTabs, type TokenChange } from './tabs';
import { pinToken } from '../http/token';

const signedInScope = () => fork({ values: [[$session, { isLoggedIn: true, isInitialized: true, user: operator }]] });

describe('other tabs', () => {
  it('signing out in another tab signs out in this tab (D.48)', async () => {
    fakeBrowser();
    const scope = signedInScope();
    const ends: SessionEnd[] = [];
    createWatch({
      unit: sessionEnded,
      scope,
      fn: (end) => {
        ends.push(end);
      },
    });
    await allSettled(tokenChangedInOtherTab, { scope, params: { from: 't', to: null } });
    await allSettled(tokenChangedInOtherTab, { scope, params: { from: null, to: null } });
    expect(ends).toEqual(['other-tab']);
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('signing in in another tab signs in a signed-out tab', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 't');
    await fakeHost(() => ({ body: { user: operatorResponse } }));
    const scope = fork({ values: [[$session, { isLoggedIn: false, isInitialized: true, user: null }]] });
    await allSettled(tokenChangedInOtherTab, { scope, params: { from: null, to: 't' } });
    expect(scope.getState($session).user).toEqual(operator);
  });

  it('another user signing in in another tab reloads this tab (D.50)', async () => {
    const { location } = fakeBrowser();
    await fakeHost(() => ({ body: { user: { ...operatorResponse, id: 'u2' } } }));
    await allSettled(tokenChangedInOtherTab, { scope: signedInScope(), params: { from: 'mine', to: 'theirs' } });
    expect(location.reload).toHaveBeenCalledOnce();
    pinToken(null);
  });

  it('requests keep sending the token of this tab’s user until the new user is known (D.50)', async () => {
    const { localStorage } = fakeBrowser();
    localStorage.setItem('serviceToken', 'theirs');
    const { seen } = await fakeHost(() => ({ body: { user: { ...operatorResponse, id: 'u2' } } }));
    const scope = signedInScope();
    await allSettled(compareUsersFx, { scope, params: { user: operator, from: 'mine', to: 'theirs' } });
    await request('/api/devices');
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer theirs', 'Bearer mine']);
    pinToken(null);
  });

  it('requests send the new token of the same user', async () => {
    const { localStorage, location } = fakeBrowser();
    localStorage.setItem('serviceToken', 'new');
    const { seen } = await fakeHost(() => ({ body: { user: operatorResponse } }));
    await allSettled(tokenChangedInOtherTab, { scope: signedInScope(), params: { from: 'old', to: 'new' } });
    await request('/api/devices');
    expect(location.reload).not.toHaveBeenCalled();
    expect(seen.at(-1)?.headers.authorization).toBe('Bearer new');
  });

  it('a changed token and cleared storage emit the event', () => {
    const changes: TokenChange[] = [];
    const stop = tokenChangedInOtherTab.watch((change) => {
      changes.push(change);
    });
    const target = new EventTarget() as Window;
    watchOtherTabs(target);
    const dispatch = (properties: object) => target.dispatchEvent(Object.assign(new Event('storage'), properties));
    dispatch({ key: 'serviceToken', oldValue: 'a', newValue: 'b' });
    dispatch({ key: 'attesta-preferences', oldValue: 'a', newValue: 'b' });
    dispatch({ key: null, oldValue: null, newValue: null });
    stop();
    expect(changes).toEqual([
      { from: 'a', to: 'b' },
      { from: null, to: null },
    ]);
  });
});
