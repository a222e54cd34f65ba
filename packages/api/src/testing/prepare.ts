// Creates what many tests start with, in a folder: `node prepare.ts <folder>`. See `scripts/prepared-database.mjs`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../database/migrations.ts';

/** Dumps a migrated database, as small as possible: hundreds of tests load it into memory. */
async function dumpEmptyDatabase(file: string): Promise<void> {
  const pglite = await PGlite.create({
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'],
  });
  await migrate(drizzle(pglite), { migrationsFolder });
  await pglite.exec('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`);
  await pglite.exec('checkpoint');
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

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder: node prepare.ts <folder>');
await dumpEmptyDatabase(join(folder, 'empty.tar'));
await startOnce(join(folder, 'started'));
