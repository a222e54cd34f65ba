import { vi } from 'vitest';

/** The timeout in ms for all waits in tests. It is long, so that tests also pass on a slow machine. */
export const waitTimeout = 15_000;

// `vi.waitFor` and `vi.waitUntil` have no configuration option. vitest.workspace.ts configures `expect.poll` and
// `expect.element`.
const { waitFor, waitUntil } = vi;
const withTimeout = (options: Parameters<typeof waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout: waitTimeout, ...options };
vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options));
vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));
