import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../database/migrations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Dump of an empty, migrated PGlite database: loading it takes a tenth of the time of creating one. */
    emptyDatabase: string;
    /** A data folder after its first start with demo data, to be copied but never used directly. */
    startedFolder: string;
  }
}

/** Creates data that many tests start with. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'attesta-prepared-'));
  const emptyDatabase = join(folder, 'empty.tar');
  const startedFolder = join(folder, 'started');
  await dumpEmptyDatabase(emptyDatabase);
  await startOnce(startedFolder);
  project.provide('emptyDatabase', emptyDatabase);
  project.provide('startedFolder', startedFolder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
}

async function dumpEmptyDatabase(file: string): Promise<void> {
  const pglite = await PGlite.create();
  await migrate(drizzle(pglite), { migrationsFolder });
  const dump = await pglite.dumpDataDir('none');
  fs.writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
}

/** Starts and stops the server, like a user. */
async function startOnce(dataDir: string): Promise<void> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const server = spawn(process.execPath, ['--conditions=@attesta/source', main], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const opened = await Promise.race([once(server.stdout, 'data').then(() => true), ended.then(() => false)]);
  if (!opened) throw new Error('The server did not start; its output is above.');
  server.kill('SIGTERM');
  await ended;
}
