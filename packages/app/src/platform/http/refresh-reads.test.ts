import { getMailPreferences, changeMailPreferences } from '@attesta/domain/account/profile/calls';
import { defaultNotifications } from '@attesta/domain/account/profile/preferences';
import { listSessions, logout } from '@attesta/domain/account/calls';
import { listDevices } from '@attesta/domain/devices/calls';
import { allSettled, type Scope } from 'effector';
import type { ScopedMutator } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { portalScope } from '../../testing/portal-scope';
import { createCallFx, serverDataChanged } from './call-fx';
import { cacheKey, knownRead } from './known-read';
import { cacheClosed, cacheOpened, readClosed, readOpened } from './refresh-reads';
import { tokenReceived } from './token';

const saved = { mailLanguage: 'fr', notifications: defaultNotifications } as const;
const preferencesKey = cacheKey(getMailPreferences, {});
const sessionsKey = cacheKey(listSessions, {});

const changeMailsFx = createCallFx(changeMailPreferences, (response) => [knownRead(getMailPreferences, {}, response)]);
const endSessionFx = createCallFx({ method: logout.method, path: logout.path });
const listDevicesFx = createCallFx(listDevices);

/** Opens the fetch cache of a session, and returns what was done with it. */
async function openCache(body: object) {
  fakeBrowser();
  const response = Promise.withResolvers<void>();
  await fakeHost(async () => {
    await response.promise;
    return { body };
  });
  const mutate = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => undefined);
  const scope = portalScope();
  await allSettled(tokenReceived, { scope, params: 'mine' });
  await allSettled(cacheOpened, { scope, params: mutate as unknown as ScopedMutator });
  /** The keys of the reads that are fetched again, for each fetch. */
  const matched = (change: 'fetch' | 'drop' | 'ignore') =>
    mutate.mock.calls.flatMap(([filter, , options]) => {
      const isIgnored = Boolean(options && typeof options === 'object' && 'populateCache' in options);
      const kind = !options ? 'fetch' : isIgnored ? 'ignore' : 'drop';
      return typeof filter === 'function' && kind === change
        ? [[preferencesKey, sessionsKey].filter((key) => Boolean(filter(key)))]
        : [];
    });
  const fetched = () => matched('fetch');
  /** The keys of the reads whose responses are dropped, for each change. */
  const dropped = () => matched('drop');
  /** The keys of the reads whose responses are ignored if they arrive later, for each change. */
  const ignored = () => matched('ignore');
  const stored = () => mutate.mock.calls.filter(([key]) => typeof key !== 'function');
  return { scope, mutate, fetched, dropped, ignored, stored, respond: response.resolve };
}

const changeMails = (scope: Scope) => allSettled(changeMailsFx, { scope, params: { body: saved } });

describe('a change of the data of the server', () => {
  it('stores the read that the response answers, and fetches all others again (D.260)', async () => {
    const { scope, stored, fetched, respond } = await openCache(saved);
    respond();
    await changeMails(scope);
    expect(stored()).toEqual([[preferencesKey, saved, { revalidate: false }]]);
    expect(fetched()).toEqual([[sessionsKey]]);
  });

  it('drops the reads that no component uses, so that a page that opens later does not show them (D.260)', async () => {
    const { scope, dropped, ignored, respond } = await openCache(saved);
    await allSettled(readOpened, { scope, params: JSON.stringify(sessionsKey) });
    await allSettled(readOpened, { scope, params: JSON.stringify(sessionsKey) });
    await allSettled(readClosed, { scope, params: JSON.stringify(sessionsKey) });
    respond();
    await changeMails(scope);
    await allSettled(readClosed, { scope, params: JSON.stringify(sessionsKey) });
    await changeMails(scope);
    expect(dropped()).toEqual([[], [sessionsKey]]);
    expect(ignored()).toEqual([[sessionsKey], []]);
  });

  it('fetches once after several changes (D.260)', async () => {
    const { scope, fetched, respond } = await openCache(saved);
    respond();
    await Promise.all([changeMails(scope), changeMails(scope)]);
    expect(fetched()).toEqual([[sessionsKey]]);
  });

  it('answers no read of a later session: what was known before its cache was opened is dropped (D.49, D.260)', async () => {
    const { scope, mutate, fetched } = await openCache(saved);
    const cache = mutate as unknown as ScopedMutator;
    await allSettled(cacheClosed, { scope, params: cache });
    await allSettled(serverDataChanged, { scope, params: [knownRead(getMailPreferences, {}, saved)] });
    await allSettled(cacheOpened, { scope, params: cache });
    await allSettled(serverDataChanged, { scope, params: [] });
    expect(fetched()).toEqual([[preferencesKey, sessionsKey]]);
  });

  it('does not reach the reads of another session (D.260)', async () => {
    const { scope, mutate, respond } = await openCache(saved);
    const sent = changeMails(scope);
    void allSettled(tokenReceived, { scope, params: 'of-another-user' });
    respond();
    await sent;
    expect(mutate).not.toHaveBeenCalled();
  });

  it('is not caused by a read, by a call with a token of its own, or by a failure (D.260)', async () => {
    const list = { devices: [], total: 0, next: null, previous: null };
    const { scope, mutate, respond } = await openCache(list);
    respond();
    await allSettled(listDevicesFx, { scope, params: { query: {} } });
    await allSettled(endSessionFx, { scope, params: { token: 'ended' } });
    expect((await changeMails(scope)).status).toBe('fail');
    expect(mutate).not.toHaveBeenCalled();
  });

  it('reaches no cache that was closed', async () => {
    const { scope, mutate, respond } = await openCache(saved);
    await allSettled(cacheClosed, { scope, params: mutate as unknown as ScopedMutator });
    respond();
    await changeMails(scope);
    expect(mutate).not.toHaveBeenCalled();
  });
});
