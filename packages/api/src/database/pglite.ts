import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { copyFolder } from '../files/copy-folder.ts';
import { syncFolder, syncTree } from '../files/sync.ts';
import { OperatorError } from '../operator-error.ts';
import { DatabaseUnavailable, type Database, type Queries } from './database.ts';
import { DurableFiles } from './durable-files.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

const parsers = { [types.INT8]: Number };

/** PGlite's own, but with fsync on (`-F` turns it off); Emscripten's fdatasync does nothing, hence the sync method. */
const withFsync = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
/** A checkpoint keeps few used files of the write-ahead log, so that the folder and its backups stay small. */
const walSize = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];
const startParams = [...withFsync, '-c', 'wal_sync_method=fsync', ...walSize];

/** Wait between two tries to open a lost database again. */
const retryAfterMs = 1000;

/** After a failure of the write-ahead log any query would never return, also the rollback that PGlite itself sends. */
class GuardedPglite extends PGlite {
  readonly files: DurableFiles;

  constructor(files: DurableFiles, dump?: Blob) {
    super({ fs: files, startParams, parsers, ...(dump && { loadDataDir: dump }) });
    this.files = files;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.files?.lost) throw new DatabaseUnavailable('The database lost its folder.', { cause: this.files.lost });
    return super.execProtocolRawSync(message);
  }
}

/**
 * Starts PGlite on a folder, without migrations; from a dump if one is given, and then the folder must be new.
 * @throws DatabaseUnavailable if what is there cannot be opened
 */
export async function startPglite(folder: string, dump?: Blob): Promise<GuardedPglite> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = new DurableFiles(folder);
  const pglite = new GuardedPglite(files, dump);
  try {
    await pglite.waitReady;
    await pglite.query('select 1');
    return pglite;
  } catch (error) {
    files.abandon();
    throw new DatabaseUnavailable(`The database in ${folder} could not be opened.`, { cause: error });
  }
}

/** Brings the tables of an open database to the present version. */
export async function migratePglite(pglite: PGlite): Promise<Queries> {
  const queries = drizzle(pglite, { schema });
  await migrate(queries, { migrationsFolder });
  return queries as Queries;
}

/** Makes a new database in a folder of its own, then moves it to its path: a kill leaves no half of one. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  const pglite = await startPglite(draft);
  await pglite.close();
  await syncTree(draft);
  fs.renameSync(draft, folder);
  await syncFolder(dirname(folder));
}

/** Where a restored database is from the moment it is complete until it has taken the path of the old one. */
export const restoredFolderOf = (dataDir: string) => join(dataDir, 'database.restored');

/** What is in the database's folder cannot be used, and starting again would not help. */
const damaged = (folder: string, what: string, cause?: unknown) =>
  new OperatorError(
    `The database ${folder} is damaged: ${what}. Restore a backup: npm run restore -- <file> --replace`,
    {
      cause,
    },
  );

/** Whether opening failed because of what is in the folder: not for its disk or its permissions, nor in a migration. */
const isDamage = (error: unknown) =>
  error instanceof DatabaseUnavailable && !(error.cause instanceof Error && 'syscall' in error.cause);

/**
 * Opens PGlite in a folder that this process has locked, creating and migrating it where needed. It recovers by itself
 * after a kill; when its disk fails or is full, calls fail with DatabaseUnavailable, and it is opened again as soon as the
 * disk accepts data.
 * @throws OperatorError if the database is damaged, DatabaseUnavailable if its folder cannot be read or written
 */
export async function openPglite(dataDir: string, { checkpointEveryMs = 300_000 } = {}): Promise<Database> {
  const folder = join(dataDir, 'database');
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isFile()) throw damaged(folder, 'it is a file');
  if (!fs.existsSync(join(folder, 'PG_VERSION'))) {
    if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) {
      throw damaged(folder, 'it has no file PG_VERSION');
    }
    // A restore was killed after it had moved the old database aside.
    if (fs.existsSync(restoredFolderOf(dataDir))) fs.renameSync(restoredFolderOf(dataDir), folder);
    else await create(folder);
  }
  // A restore that was killed earlier than that leaves the old database as it is, and these behind.
  for (const left of [`${folder}.new`, restoredFolderOf(dataDir)]) fs.rmSync(left, { recursive: true, force: true });

  const open = async () => {
    const pglite = await startPglite(folder);
    return { pglite, queries: await migratePglite(pglite) };
  };

  let current = await open().catch((error: unknown) => {
    throw isDamage(error) ? damaged(folder, 'it cannot be opened', error) : error;
  });
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
    const { lost } = current.pglite.files;
    if (!lost) return current;
    reopen();
    throw new DatabaseUnavailable('The database lost its folder and is being opened again.', { cause: lost });
  };

  // No other process does this for PGlite: without it the write-ahead log grows until the database is closed.
  const checkpoint = async () => void (await usable().pglite.exec('CHECKPOINT'));
  const checkpoints = setInterval(() => void checkpoint().catch(() => undefined), checkpointEveryMs).unref();

  return {
    get queries() {
      return usable().queries;
    },
    async ping() {
      await usable().pglite.query('select 1');
    },
    async backup(target) {
      const { pglite } = usable();
      await pglite.exec('CHECKPOINT'); // So that the copy needs little of the write-ahead log.
      await pglite.runExclusive(() => copyFolder(folder, target));
      if (pglite === current.pglite && !pglite.files.lost) return;
      await rm(target, { recursive: true, force: true });
      throw new DatabaseUnavailable('The database lost its folder while it was copied.', { cause: pglite.files.lost });
    },
    async close() {
      clearInterval(checkpoints);
      await reopening;
      if (current.pglite.files.lost) current.pglite.files.abandon();
      else await current.pglite.close();
    },
  };
}

/** PGlite in memory, for tests that are not about durability; from a dump it opens in a tenth of the time. */
export async function openPgliteInMemory(dump?: Blob): Promise<Database> {
  const pglite = await PGlite.create({ parsers, ...(dump && { loadDataDir: dump }) });
  const queries = await migratePglite(pglite);
  return { queries, ping: async () => void (await pglite.query('select 1')), close: () => pglite.close() };
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
