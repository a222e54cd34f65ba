import { expect, it } from 'vitest';
import { retryDelay } from './use-automatic-retry';

it('retries after 3 s, then half as often each time, at least once a minute (D.133)', () =>
  expect([0, 1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]));
