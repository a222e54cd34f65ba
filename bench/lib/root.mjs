import { join } from 'node:path';

/** The folder of the benchmark. */
export const root = join(import.meta.dirname, '..');

/**
 * The file of an adapter.
 * @param before the folder of the earlier commit, whose adapter `ours` is the adapter `before`
 */
export const adapterFile = (name, before) =>
  name === 'before' ? join(before, 'bench/adapters/ours.tsx') : join(root, 'adapters', `${name}.tsx`);
