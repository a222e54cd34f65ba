import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { preparedDatabase } from '../../../../scripts/prepared-database.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Dump of an empty, migrated PGlite database: loading it takes a tenth of the time of creating one. */
    emptyDatabase: string;
    /** Dump of the same database with the demo data of `testSettings`. */
    demoDatabase: string;
    /** A data folder after its first start with demo data, to be copied but never used directly. */
    startedFolder: string;
  }
}

/** Provides data that many tests start with. */
export default function setup(project: TestProject): void {
  const folder = preparedDatabase();
  project.provide('emptyDatabase', join(folder, 'empty.tar'));
  project.provide('demoDatabase', join(folder, 'demo.tar'));
  project.provide('startedFolder', join(folder, 'started'));
}
