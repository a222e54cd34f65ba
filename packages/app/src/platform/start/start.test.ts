import { allSettled, fork } from 'effector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheSettings } from '../session/session-cache';
import { requestFx } from '../http/request';
import { isSlow } from './connection';
import { fakeBrowser } from '../../testing/fake-browser';
import { fakeHost } from '../../testing/fake-host';
import { unregisterServiceWorkersFx } from './service-workers';
import { $settings, builtIn, loadSettingsFx, readSettings } from './settings';
import { appStarted } from './app-started';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('service workers', () => {
  it('are unregistered (S9.37)', async () => {
    const workers = [
      { unregister: vi.fn<() => Promise<boolean>>(async () => true) },
      { unregister: vi.fn<() => Promise<boolean>>(async () => true) },
    ];
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => workers } });
    await allSettled(unregisterServiceWorkersFx, { scope: fork() });
    for (const { unregister } of workers) expect(unregister).toHaveBeenCalledOnce();
  });

  it('a failure is only logged (S9.38)', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', {
      serviceWorker: {
        getRegistrations: async () => {
          throw new Error('denied');
        },
      },
    });
    await allSettled(unregisterServiceWorkersFx, { scope: fork() });
    expect(logged).toHaveBeenCalledOnce();
  });

  it('may be missing in the browser', async () => {
    vi.stubGlobal('navigator', {});
    expect((await allSettled(unregisterServiceWorkersFx, { scope: fork() })).status).toBe('done');
  });
});

describe('settings', () => {
  const defaults = {
    apiHost: '',
    eToolUrl: 'https://e-tool.example/',
    jobBoardUrl: 'https://job-board.example/',
    supportEmail: null,
  };

  it('by default use the portal’s origin for the API and example domains for the external services (D.2, D.3, D.4)', () =>
    expect(builtIn).toEqual(defaults));

  it('are read at run time, field by field (D.5)', () => {
    expect(
      readSettings(
        { apiHost: 'https://api.portal.example', eToolUrl: 'javascript:alert(1)', jobBoardUrl: 7, more: 1 },
        defaults,
      ),
    ).toEqual({ ...defaults, apiHost: 'https://api.portal.example' });
  });

  it.each([null, 'x', [], 7, JSON.parse('{"__proto__":{"apiHost":"https://evil.example"}}')])(
    'keep their defaults for the invalid value %j',
    (value) => expect(readSettings(value, defaults)).toEqual(defaults),
  );

  it.each([
    ['absent', () => new Response('', { status: 404 })],
    ['HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    [
      'unreachable',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('keep the build-time values if the settings file is %s (D.5)', async (_, respond) => {
    vi.stubGlobal(
      'fetch',
      vi.fn<() => Promise<Response>>(async () => respond()),
    );
    const scope = fork();
    await allSettled(loadSettingsFx, { scope });
    expect(scope.getState($settings)).toEqual(builtIn);
  });

  it('set the API host of the HTTP client (S7.1, D.2)', async () => {
    fakeBrowser();
    const { origin, seen } = await fakeHost(() => ({ body: {} }));
    vi.stubGlobal(
      'fetch',
      vi.fn<() => Promise<Response>>(async () => Response.json({ apiHost: origin })),
    );
    const scope = fork();
    await allSettled(loadSettingsFx, { scope });
    await allSettled(requestFx, { scope, params: { path: '/api/health' } });
    expect(seen).toHaveLength(1);
  });

  it('are fetched at start-up', async () => {
    const fetched = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 404 }));
    vi.stubGlobal('fetch', fetched);
    await allSettled(appStarted, { scope: fork() });
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('the fetch cache', () => {
  it('has the specification’s constants (S7.21, S7.22, S7.23, S7.25)', () => {
    expect(cacheSettings(false)).toEqual({
      dedupingInterval: 2000,
      focusThrottleInterval: 5000,
      errorRetryInterval: 5000,
      loadingTimeout: 3000,
    });
  });
  it('has longer timeouts on slow connections (S7.24, S7.26)', () => {
    expect(cacheSettings(true)).toEqual({
      dedupingInterval: 2000,
      focusThrottleInterval: 5000,
      errorRetryInterval: 10_000,
      loadingTimeout: 5000,
    });
  });
  it.each([
    [{}, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ saveData: true }, true],
  ])('detects a slow connection: %j', (connection, slow) => expect(isSlow(connection)).toBe(slow));
});
