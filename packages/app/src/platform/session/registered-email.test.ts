import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser';
import { portalScope } from '../../testing/portal-scope';
import { appStarted } from '../start/app-started';
import { operator } from '../../testing/people';
import { sessionEnded, signedIn } from './model';
import { $registeredEmail, emailRegistered, emailVerified } from './registered-email';
import { $resetEmail, resetEmailTyped } from './reset-email';

/** The address in a tab that was just opened or reloaded. */
async function addressAfterReload(): Promise<string | null> {
  const scope = portalScope();
  await allSettled(appStarted, { scope });
  return scope.getState($registeredEmail);
}

it('stores the registered address for this tab until it is verified', async () => {
  const { localStorage, sessionStorage } = fakeBrowser();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const scope = portalScope();
  expect(await addressAfterReload()).toBeNull();
  await allSettled(emailRegistered, { scope, params: 'ana@example.org' });
  expect(scope.getState($registeredEmail)).toBe('ana@example.org');
  expect(await addressAfterReload()).toBe('ana@example.org');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  await allSettled(emailVerified, { scope });
  expect(scope.getState($registeredEmail)).toBeNull();
  expect(await addressAfterReload()).toBeNull();
});

it('addresses typed before sign-in are forgotten when somebody signs in, and when a session ends (D.119)', async () => {
  const { sessionStorage } = fakeBrowser();
  const scope = portalScope();
  for (const forget of [
    () => allSettled(signedIn, { scope, params: operator }),
    () => allSettled(sessionEnded, { scope, params: 'signed-out' }),
  ]) {
    await allSettled(emailRegistered, { scope, params: 'ben@example.org' });
    await allSettled(resetEmailTyped, { scope, params: 'eva@example.org' });
    expect(sessionStorage).toHaveLength(2);
    await forget();
    expect([scope.getState($registeredEmail), scope.getState($resetEmail)]).toEqual([null, null]);
    expect(sessionStorage).toHaveLength(0);
  }
});
