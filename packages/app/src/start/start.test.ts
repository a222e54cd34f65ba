import { allSettled, fork } from 'effector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheSettings, isSlowLink } from '../http/fetch-cache';
import { ask } from '../http/client';
import { fakeBrowser } from '../testing/fake-browser';
import { fakeHost } from '../testing/fake-host';
import { unregisterServiceWorkersFx } from './service-workers';
import { $settings, applyApiHostFx, builtIn, loadSettingsFx, readSettings } from './settings';
import { appStarted } from './started';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('service workers', () => {
  it('S9.37 whatever is registered is unregistered', async () => {
    const workers = [
      { unregister: vi.fn<() => Promise<boolean>>(async () => true) },
      { unregister: vi.fn<() => Promise<boolean>>(async () => true) },
    ];
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => workers } });
    await allSettled(unregisterServiceWorkersFx, { scope: fork() });
    for (const { unregister } of workers) expect(unregister).toHaveBeenCalledOnce();
  });

  it('S9.38 a failure is logged, and nothing more', async () => {
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

  it('a browser without them is fine', async () => {
    vi.stubGlobal('navigator', {});
    expect((await allSettled(unregisterServiceWorkersFx, { scope: fork() })).status).toBe('done');
  });
});

describe('settings', () => {
  const given = { apiHost: '', eToolUrl: 'https://e-tool.example/', jobBoardUrl: 'https://job-board.example/' };

  it('D.2 D.3 D.4 by default the API is at the portal’s origin, and the outside services have reserved names', () =>
    expect(builtIn).toEqual(given));

  it('D.5 are read at run time, field by field', () => {
    expect(
      readSettings(
        { apiHost: 'https://api.portal.example', eToolUrl: 'javascript:alert(1)', jobBoardUrl: 7, more: 1 },
        given,
      ),
    ).toEqual({ ...given, apiHost: 'https://api.portal.example' });
  });

  it.each([null, 'x', [], 7, JSON.parse('{"__proto__":{"apiHost":"https://evil.example"}}')])(
    'broken ones (%j) change nothing',
    (value) => expect(readSettings(value, given)).toEqual(given),
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
  ])('D.5 a settings file that is %s leaves those of the build', async (_, answer) => {
    vi.stubGlobal(
      'fetch',
      vi.fn<() => Promise<Response>>(async () => answer()),
    );
    const scope = fork();
    await allSettled(loadSettingsFx, { scope });
    expect(scope.getState($settings)).toEqual(builtIn);
  });

  it('S7.1 D.2 point the HTTP client at the API host', async () => {
    fakeBrowser();
    const { origin, seen } = await fakeHost(() => ({ body: {} }));
    vi.stubGlobal(
      'fetch',
      vi.fn<() => Promise<Response>>(async () => Response.json({ apiHost: origin })),
    );
    await allSettled(loadSettingsFx, { scope: fork() });
    await ask('/api/health');
    expect(seen).toHaveLength(1);
    await allSettled(applyApiHostFx, { scope: fork(), params: builtIn });
  });

  it('are asked for at the start', async () => {
    const fetched = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 404 }));
    vi.stubGlobal('fetch', fetched);
    await allSettled(appStarted, { scope: fork() });
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('the fetch cache', () => {
  it('S7.21 S7.22 S7.23 S7.25 has the specification’s constants', () => {
    expect(cacheSettings(false)).toEqual({
      dedupingInterval: 2000,
      focusThrottleInterval: 5000,
      errorRetryInterval: 5000,
      loadingTimeout: 3000,
    });
  });
  it('S7.24 S7.26 is more patient on slow links', () => {
    expect(cacheSettings(true)).toEqual({
      dedupingInterval: 2000,
      focusThrottleInterval: 5000,
      errorRetryInterval: 10_000,
      loadingTimeout: 5000,
    });
  });
  it.each([
    [undefined, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ saveData: true }, true],
  ])('knows a slow link: %j', (connection, slow) => expect(isSlowLink(connection)).toBe(slow));
});
