import { expect, it, vi } from 'vitest';
import { cacheConfigurationOfPage } from '../../testing/cache-configuration';

// The session cache reads the connection when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } }));

it('a page retries later and reports slow loading later on a slow connection (S7.24, S7.26)', () => {
  expect(cacheConfigurationOfPage()).toMatchObject({ errorRetryInterval: 10_000, loadingTimeout: 5000 });
});
