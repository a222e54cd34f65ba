import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { unauthorised } from './platform/http/request';
import { i18n } from './platform/i18n/i18n';
import { $preferences } from './platform/preferences/model';
import { defaultPreferences } from './platform/preferences/preferences';
import { $session, sessionEnded } from './platform/session/model';
import { $queue } from './platform/toasts/queue';
import { appStarted } from './start';
import { fakeBrowser } from './testing/fake-browser';
import { fakeHost } from './testing/fake-host';
import { operator, operatorResponse } from './testing/people';

// This file must not import the models that `start.ts` imports for their side effects. Otherwise the tests would pass
// without the imports in `start.ts`.

const signedIn = { isLoggedIn: true, isInitialized: true, user: operator };

/** A browser with a registered service worker, and an API host that only the settings file names. */
async function fakePortal(loadSettings: (settings: { apiHost: string }) => Promise<Response>) {
  const browser = fakeBrowser('https://portal.example/nexus');
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [{ unregister }] } });
  const { origin, seen } = await fakeHost(() => ({ body: { user: operatorResponse } }));
  const fetchFile = vi.fn<(path: string) => Promise<Response>>(() => loadSettings({ apiHost: origin }));
  vi.stubGlobal('fetch', fetchFile);
  return { ...browser, seen, unregister, fetchFile };
}
const settingsFile = async (settings: object) => Response.json(settings);

describe('at start', () => {
  it('unregisters the service workers of an earlier portal (S9.37)', async () => {
    const { unregister } = await fakePortal(settingsFile);
    await allSettled(appStarted, { scope: fork() });
    expect(unregister).toHaveBeenCalledOnce();
  });

  it('loads the settings first, and the session from the API host that they name (S4.2, D.5)', async () => {
    const { localStorage, seen } = await fakePortal(settingsFile);
    localStorage.setItem('serviceToken', 't');
    const scope = fork();
    await allSettled(appStarted, { scope });
    expect(scope.getState($session)).toEqual(signedIn);
    expect(seen).toContainEqual(
      expect.objectContaining({
        url: '/api/get-authenticated-user',
        headers: expect.objectContaining({ authorization: 'Bearer t' }) as unknown,
      }),
    );
  });

  it('starts the reads of the page of a user with a token (D.135)', async () => {
    const { localStorage, seen } = await fakePortal(settingsFile);
    localStorage.setItem('serviceToken', 't');
    await allSettled(appStarted, { scope: fork() });
    expect(seen.map(({ url }) => url)).toEqual(expect.arrayContaining(['/api/courses?pageSize=50']));
  });

  it('reads nothing without a token, and opens the sign-in page for a guarded address (D.132)', async () => {
    const { seen } = await fakePortal(settingsFile);
    const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>();
    vi.stubGlobal('history', { replaceState });
    await allSettled(appStarted, { scope: fork() });
    expect(seen).toEqual([]);
    expect(replaceState.mock.calls).toEqual([[null, '', '/']]);
  });

  it('writes the language to a cookie, and reports whether the browser is online (D.132, D.133)', async () => {
    await fakePortal(settingsFile);
    const document = { cookie: '', getElementById: () => null, documentElement: null };
    vi.stubGlobal('document', document);
    vi.stubGlobal('navigator', { onLine: false });
    const scope = fork();
    await allSettled(appStarted, { scope });
    const { $isOnline } = await import('./platform/http/reachability');
    expect(document.cookie).toBe('attesta-language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(scope.getState($isOnline)).toBe(false);
  });

  it('reads the settings of a prerendered page without a request (D.132)', async () => {
    const { localStorage, seen, fetchFile } = await fakePortal(settingsFile);
    localStorage.setItem('serviceToken', 't');
    const { origin } = await fakeHost(() => ({ body: { user: operatorResponse } }));
    const start = { textContent: JSON.stringify({ settings: { apiHost: origin } }) };
    vi.stubGlobal('document', { cookie: '', getElementById: () => start, documentElement: null });
    const scope = fork();
    await allSettled(appStarted, { scope });
    expect(scope.getState($session)).toEqual(signedIn);
    expect([seen, fetchFile.mock.calls]).toEqual([[], []]);
  });

  it('loads the session without a settings file', async () => {
    await fakePortal(async () => new Response('', { status: 404 }));
    const scope = fork();
    await allSettled(appStarted, { scope });
    expect(scope.getState($session).isInitialized).toBe(true);
  });

  it('applies the preferences and the language to the page', async () => {
    await fakePortal(settingsFile);
    const attributes = new Map<string, string>();
    const documentElement = {
      lang: '',
      style: { setProperty: () => undefined },
      hasAttribute: (name: string) => attributes.has(name),
      setAttribute: (name: string, value: string) => attributes.set(name, value),
    };
    vi.stubGlobal('document', { documentElement });
    const preferences = { ...defaultPreferences, mode: 'dark', i18n: 'ro' } as const;
    await allSettled(appStarted, { scope: fork({ values: [[$preferences, preferences]] }) });
    expect(attributes.get('data-mode')).toBe('dark');
    expect(documentElement.lang).toBe('ro');
    expect(i18n.language).toBe('ro');
  });

  it('listens to other tabs', async () => {
    await fakePortal(settingsFile);
    const addEventListener = vi.fn<Window['addEventListener']>();
    vi.stubGlobal('addEventListener', addEventListener);
    await allSettled(appStarted, { scope: fork() });
    expect(addEventListener.mock.calls.map(([type]) => type)).toContain('storage');
  });
});

// Each test imports its model after the start, so it passes only if `start.ts` has imported the model.
describe('models that react to the start', () => {
  it('know whether a user signed in on this browser before (D.57)', async () => {
    const { localStorage } = await fakePortal(settingsFile);
    localStorage.setItem('attesta-has-logged-in', 'true');
    const scope = fork();
    await allSettled(appStarted, { scope });
    const { $hasLoggedInBefore } = await import('./platform/session/sign-in');
    expect(scope.getState($hasLoggedInBefore)).toBe(true);
  });

  it('know the connection (S7.24, S7.26)', async () => {
    await fakePortal(settingsFile);
    vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
    const scope = fork();
    await allSettled(appStarted, { scope });
    const { $isSlowConnection } = await import('./platform/start/connection');
    expect(scope.getState($isSlowConnection)).toBe(true);
  });

  it('know the address that was registered in this tab', async () => {
    const { sessionStorage } = await fakePortal(settingsFile);
    sessionStorage.setItem('attesta-registered-email', 'ana@example.org');
    const scope = fork();
    await allSettled(appStarted, { scope });
    const { $registeredEmail } = await import('./platform/session/registered-email');
    expect(scope.getState($registeredEmail)).toBe('ana@example.org');
  });
});

describe('after start', () => {
  it('signing out removes the drafts and the remembered path of this tab, and the cart (D.119)', async () => {
    const { sessionStorage, localStorage } = await fakePortal(settingsFile);
    localStorage.setItem('berry-cart', '{}');
    localStorage.setItem('attesta-cart-owner', 'u1');
    sessionStorage.setItem('attesta-wanted-path', '/nexus');
    sessionStorage.setItem('attesta-drafts', '{"user:u1":{}}');
    const scope = fork();
    await allSettled(appStarted, { scope });
    expect(sessionStorage).toHaveLength(2);
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it('a rejected token ends the session and shows a toast (S8.1)', async () => {
    const { localStorage } = await fakePortal(settingsFile);
    localStorage.setItem('serviceToken', 't');
    const scope = fork();
    await allSettled(appStarted, { scope });
    expect(scope.getState($session)).toEqual(signedIn);
    const address = 'https://portal.example/nexus';
    await allSettled(unauthorised, { scope, params: { token: 't', stored: 't', address, path: '/nexus' } });
    expect(scope.getState($session).isLoggedIn).toBe(false);
    const queue = await scope.getState($queue)?.open();
    expect(queue?.getState().toasts).toMatchObject([{ tone: 'warning', stays: true }]);
  });
});
