import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheConfigurationOfPage } from '../../testing/cache-configuration';
import { appStarted } from '../start/app-started';
import { $isSlowConnection } from '../start/connection';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that reports its connection. */
function stubConnection(effectiveType: string) {
  const connection = Object.assign(new EventTarget(), { effectiveType });
  vi.stubGlobal('navigator', { connection });
  return connection;
}

it('a page retries later and reports slow loading later on a slow connection (S7.24, S7.26)', async () => {
  stubConnection('2g');
  const scope = fork();
  await allSettled(appStarted, { scope });
  expect(cacheConfigurationOfPage(scope)).toMatchObject({ errorRetryInterval: 10_000, loadingTimeout: 5000 });
});

it('the constants follow changes of the connection', async () => {
  const connection = stubConnection('4g');
  const scope = fork();
  await allSettled(appStarted, { scope });
  expect(scope.getState($isSlowConnection)).toBe(false);
  connection.effectiveType = 'slow-2g';
  connection.dispatchEvent(new Event('change'));
  expect(scope.getState($isSlowConnection)).toBe(true);
});
