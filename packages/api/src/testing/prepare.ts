// Creates what many tests start with, in a folder: `node prepare.ts <folder>`. See `scripts/prepared-database.mjs`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migratePglite, parsers } from '../database/pglite.ts';
import { prepareDemoData } from '../demo/prepare.ts';
import { demoDay, testSettings } from './settings.ts';

/** Dumps a migrated database without and with demo data, as small as possible: hundreds of tests load them. */
async function dumpDatabases(folder: string): Promise<void> {
  const pglite = await PGlite.create({
    parsers,
    initDbStartParams: ['--wal-segsize=1'],
    startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'],
  });
  const dump = async (name: string) => {
    await pglite.exec('checkpoint');
    const data = await pglite.dumpDataDir('none');
    fs.writeFileSync(join(folder, name), Buffer.from(await data.arrayBuffer()));
  };
  const queries = await migratePglite(pglite);
  await pglite.exec('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`);
  await dump('empty.tar');
  const clock = () => new Date(`${demoDay}T09:00:00Z`);
  await prepareDemoData({ database: { queries }, settings: testSettings({ demo: true }), clock });
  await dump('demo.tar');
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
await dumpDatabases(folder);
await startOnce(join(folder, 'started'));
