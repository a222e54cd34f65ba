import { allSettled, createWatch, fork, type Scope } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { appStarted } from '../start/app-started';
import { storageRefused } from '../browser/browser-storage';
import { $token, tokenAdopted, tokenReceived, tokenRemoved } from './token';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

async function started(): Promise<Scope> {
  const scope = fork();
  await allSettled(appStarted, { scope });
  return scope;
}

describe('the token', () => {
  it('is read from the local storage at start-up (S7.3)', async () => {
    fakeBrowser().localStorage.setItem('serviceToken', 'abc.def');
    expect((await started()).getState($token)).toBe('abc.def');
  });

  it.each(['', 'two words', 'a\r\nX-Evil: 1', 'x'.repeat(4097), 'ă'])(
    'is ignored if it fits no header: %j',
    async (text) => {
      fakeBrowser().localStorage.setItem('serviceToken', text);
      expect((await started()).getState($token)).toBeNull();
    },
  );

  it('is null if the storage is blocked', async () => {
    fakeBrowser().localStorage.refuse('all');
    expect((await started()).getState($token)).toBeNull();
  });

  it('is stored when it is received, and removed', async () => {
    const { localStorage } = fakeBrowser();
    const scope = await started();
    await allSettled(tokenReceived, { scope, params: 't1' });
    expect([scope.getState($token), localStorage.getItem('serviceToken')]).toEqual(['t1', 't1']);
    await allSettled(tokenRemoved, { scope });
    expect([scope.getState($token), localStorage.getItem('serviceToken')]).toEqual([null, null]);
  });

  it('is kept until the page is closed if the storage is full, which is reported', async () => {
    fakeBrowser().localStorage.refuse('writing');
    const scope = await started();
    const refused = vi.fn<(error: unknown) => void>();
    createWatch({ unit: storageRefused, scope, fn: refused });
    await allSettled(tokenReceived, { scope, params: 't1' });
    expect(scope.getState($token)).toBe('t1');
    expect(refused).toHaveBeenCalledOnce();
  });

  it('of another tab is adopted without writing it, so that an older token never replaces a newer one', async () => {
    const { localStorage } = fakeBrowser();
    localStorage.setItem('serviceToken', 'newest');
    const scope = await started();
    await allSettled(tokenAdopted, { scope, params: 'older' });
    expect([scope.getState($token), localStorage.getItem('serviceToken')]).toEqual(['older', 'newest']);
    await allSettled(tokenAdopted, { scope, params: 'two words' });
    expect(scope.getState($token)).toBeNull();
  });
});
