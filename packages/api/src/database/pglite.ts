import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DatabaseUnavailable, type Database, type Queries } from './database.ts';
import { DurableFiles } from './durable-files.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

const parsers = { [types.INT8]: Number };

/** As PGlite starts PostgreSQL, but with fsync on (`-F` turns it off); Emscripten's fdatasync does nothing, hence the sync method. */
const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];

/** Wait between two tries to open a lost database again. */
const retryAfterMs = 1000;

/** Once the write-ahead log failed, each further query would hang for ever: also the rollback that PGlite itself sends. */
class GuardedPglite extends PGlite {
  readonly files: DurableFiles;

  constructor(files: DurableFiles) {
    super({ fs: files, startParams, parsers });
    this.files = files;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.files?.lost) throw new DatabaseUnavailable('The database lost its folder.', { cause: this.files.lost });
    return super.execProtocolRawSync(message);
  }
}

async function start(folder: string): Promise<GuardedPglite> {
  const files = new DurableFiles(folder);
  const pglite = new GuardedPglite(files);
  try {
    await pglite.waitReady;
    await pglite.query('select 1');
    return pglite;
  } catch (error) {
    files.abandon();
    throw new DatabaseUnavailable(`The database in ${folder} could not be opened.`, { cause: error });
  }
}

/** Makes a new database beside its place and moves it there, so that a kill in the middle leaves nothing half made. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  const pglite = await start(draft);
  await pglite.close();
  fs.renameSync(draft, folder);
}

/**
 * Opens PGlite in a folder that this process has locked, creating and migrating it where needed. After a kill it recovers by
 * itself; when its disk fails or is full, calls fail with DatabaseUnavailable and it is opened again as soon as the disk takes data.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'database');
  if (!fs.existsSync(join(folder, 'PG_VERSION'))) await create(folder);

  const open = async () => {
    const pglite = await start(folder);
    const queries = drizzle(pglite, { schema });
    await migrate(queries, { migrationsFolder });
    return { pglite, queries: queries as Queries };
  };

  let current = await open();
  let reopening: Promise<void> | null = null;
  let nextTry = 0;

  const reopen = () => {
    if (reopening || Date.now() < nextTry) return;
    nextTry = Date.now() + retryAfterMs;
    reopening = Promise.resolve()
      .then(async () => {
        proveWritable(dataDir);
        current.pglite.files.abandon();
        current = await open();
      })
      .catch(() => undefined) // Still lost: the next call tries again.
      .finally(() => {
        reopening = null;
      });
  };

  const usable = () => {
    if (!current.pglite.files.lost) return current;
    reopen();
    throw new DatabaseUnavailable('The database lost its folder and is being opened again.', { cause: current.pglite.files.lost });
  };

  return {
    get queries() {
      return usable().queries;
    },
    async ping() {
      await usable().pglite.query('select 1');
    },
    async close() {
      await reopening;
      if (current.pglite.files.lost) current.pglite.files.abandon();
      else await current.pglite.close();
    },
  };
}

/** PGlite in memory, for tests that are not about durability; from a dump it opens in a tenth of the time. */
export async function openPgliteInMemory(dump?: Blob): Promise<Database> {
  const pglite = await PGlite.create({ parsers, ...(dump && { loadDataDir: dump }) });
  const queries = drizzle(pglite, { schema });
  await migrate(queries, { migrationsFolder });
  return { queries: queries as Queries, ping: async () => void (await pglite.query('select 1')), close: () => pglite.close() };
}

const proofBytes = 1024 * 1024;

/** Opening a database on a full disk only makes it worse. */
function proveWritable(dataDir: string): void {
  const proof = join(dataDir, 'proof');
  try {
    fs.writeFileSync(proof, Buffer.alloc(proofBytes), { flush: true });
  } finally {
    fs.rmSync(proof, { force: true });
  }
}
