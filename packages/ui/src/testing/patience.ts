import { vi } from 'vitest';

/** How long a test waits for what must come, in ms: a loaded machine takes its time, and what never comes fails all the same. */
export const patience = 15_000;

// `expect.poll` and `expect.element` have a setting for it in vitest.workspace.ts; these two have none.
const { waitFor, waitUntil } = vi;
const patient = (options: Parameters<typeof waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout: patience, ...options };
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
