import { join } from 'node:path';

/** The folder of the benchmark. */
export const root = join(import.meta.dirname, '..');
