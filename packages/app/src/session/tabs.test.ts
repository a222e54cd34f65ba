import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser';
import { fakeHost } from '../testing/fake-host';
import { operator, operatorAnswer } from '../testing/people';
import { ask } from '../http/client';
import { $session, sessionEnded, type SessionEnd } from './model';
import { compareFx, tokenChangedElsewhere, watchOtherTabs, type TokenChange } from './tabs';
import { holdToken } from './token';

const working = () => fork({ values: [[$session, { isLoggedIn: true, isInitialized: true, user: operator }]] });

describe('other tabs', () => {
  it('D.48 signing out there signs out here', async () => {
    fakeBrowser();
    const scope = working();
    const ends: SessionEnd[] = [];
    createWatch({
      unit: sessionEnded,
      scope,
      fn: (end) => {
        ends.push(end);
      },
    });
    await allSettled(tokenChangedElsewhere, { scope, params: { from: 't', to: null } });
    await allSettled(tokenChangedElsewhere, { scope, params: { from: null, to: null } });
    expect(ends).toEqual(['elsewhere']);
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('signing in there signs in here, where nobody was', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 't');
    await fakeHost(() => ({ body: { user: operatorAnswer } }));
    const scope = fork({ values: [[$session, { isLoggedIn: false, isInitialized: true, user: null }]] });
    await allSettled(tokenChangedElsewhere, { scope, params: { from: null, to: 't' } });
    expect(scope.getState($session).user).toEqual(operator);
  });

  it('D.50 someone else signing in there reloads this tab', async () => {
    const { location } = fakeBrowser();
    await fakeHost(() => ({ body: { user: { ...operatorAnswer, id: 'u2' } } }));
    await allSettled(tokenChangedElsewhere, { scope: working(), params: { from: 'mine', to: 'theirs' } });
    expect(location.reload).toHaveBeenCalledOnce();
    holdToken(null);
  });

  it('D.50 until it is known who it is, this tab speaks for its own person only', async () => {
    const { localStorage } = fakeBrowser();
    localStorage.setItem('serviceToken', 'theirs');
    const { seen } = await fakeHost(() => ({ body: { user: { ...operatorAnswer, id: 'u2' } } }));
    const scope = working();
    await allSettled(compareFx, { scope, params: { user: operator, from: 'mine', to: 'theirs' } });
    await ask('/api/devices');
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer theirs', 'Bearer mine']);
    holdToken(null);
  });

  it('the same person with a new token goes on, with the new token', async () => {
    const { localStorage, location } = fakeBrowser();
    localStorage.setItem('serviceToken', 'new');
    const { seen } = await fakeHost(() => ({ body: { user: operatorAnswer } }));
    await allSettled(tokenChangedElsewhere, { scope: working(), params: { from: 'old', to: 'new' } });
    await ask('/api/devices');
    expect(location.reload).not.toHaveBeenCalled();
    expect(seen.at(-1)?.headers.authorization).toBe('Bearer new');
  });

  it('hears the token change, and storage being cleared as a whole', () => {
    const heard: TokenChange[] = [];
    const stop = tokenChangedElsewhere.watch((change) => {
      heard.push(change);
    });
    const target = new EventTarget() as Window;
    watchOtherTabs(target);
    const tell = (facts: object) => target.dispatchEvent(Object.assign(new Event('storage'), facts));
    tell({ key: 'serviceToken', oldValue: 'a', newValue: 'b' });
    tell({ key: 'attesta-preferences', oldValue: 'a', newValue: 'b' });
    tell({ key: null, oldValue: null, newValue: null });
    stop();
    expect(heard).toEqual([
      { from: 'a', to: 'b' },
      { from: null, to: null },
    ]);
  });
});
