import { describe, expect, it } from 'vitest';
import { cacheConfigurationOfPage } from '../../testing/cache-configuration';

describe('a page inside the session cache', () => {
  it('reads with the constants of the specification (S7.21, S7.22, S7.23, S7.25)', () => {
    expect(cacheConfigurationOfPage()).toMatchObject({
      dedupingInterval: 2000,
      focusThrottleInterval: 5000,
      errorRetryInterval: 5000,
      loadingTimeout: 3000,
    });
  });

  it('has its own empty cache', () => {
    const { cache: first } = cacheConfigurationOfPage();
    const { cache: second } = cacheConfigurationOfPage();
    expect(second).not.toBe(first);
    expect([...second.keys()]).toEqual([]);
  });
});
