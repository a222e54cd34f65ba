import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { copyFolder } from '../files/copy-folder.ts';
import { syncFolder, syncTree } from '../files/sync.ts';
import { OperatorError } from '../operator/operator-error.ts';
import { DatabaseUnavailable, type Database, type Queries } from './database.ts';
import { DurableFiles } from './durable-files.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';
import { StorageState } from './storage-state.ts';

/** Reads bigint columns as numbers. */
export const parsers = { [types.INT8]: Number };

/**
 * PGlite's default parameters with fsync enabled (`-F` disables it). Emscripten's fdatasync does nothing, hence the
 * sync method.
 */
const withFsync = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
/** Limits the files of the write-ahead log that a checkpoint retains, so that the folder and its backups stay small. */
const walSize = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];
const startParams = [...withFsync, '-c', 'wal_sync_method=fsync', ...walSize];

/** Delay between attempts to reopen a lost database. */
const retryAfterMs = 1000;

/**
 * Fails queries after a failure of the write-ahead log, when they would otherwise never return, including the rollback
 * that PGlite itself sends.
 */
class GuardedPglite extends PGlite {
  readonly files: DurableFiles;

  constructor(files: DurableFiles, dump?: Blob) {
    super({ fs: files, startParams, parsers, ...(dump && { loadDataDir: dump }) });
    this.files = files;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.files?.lost)
      throw new DatabaseUnavailable('The database cannot write to its folder.', { cause: this.files.lost });
    return super.execProtocolRawSync(message);
  }
}

/**
 * Starts PGlite in a folder, without migrations. With a dump, the folder must be new.
 * @throws DatabaseUnavailable if the database cannot be opened
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

/** Migrates an open database to the current version. */
export async function migratePglite(pglite: PGlite): Promise<Queries> {
  const queries = drizzle(pglite, { schema });
  await migrate(queries, { migrationsFolder });
  return queries as Queries;
}

/** Creates a new database in a temporary folder, then renames it, so that a kill leaves no incomplete database. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  const pglite = await startPglite(draft);
  await pglite.close();
  await syncTree(draft);
  fs.renameSync(draft, folder);
  await syncFolder(dirname(folder));
}

/** Folder of a restored database between its completion and the rename to the path of the old one. */
export const restoredFolderOf = (dataDir: string) => join(dataDir, 'database.restored');

/** An error for a damaged database, which a restart would not fix. */
const damaged = (folder: string, what: string, cause?: unknown) =>
  new OperatorError(
    `The database ${folder} is damaged: ${what}. Restore a backup: npm run restore -- <file> --replace`,
    {
      cause,
    },
  );

/**
 * Whether opening failed because of the contents of the folder, not because of its disk, its permissions or a
 * migration.
 */
const isDamage = (error: unknown) =>
  error instanceof DatabaseUnavailable && !(error.cause instanceof Error && 'syscall' in error.cause);

/**
 * Opens PGlite in a folder that this process has locked, and creates and migrates the database if needed. PGlite
 * recovers automatically after a kill. While its disk fails or is full, calls fail with DatabaseUnavailable; the
 * database is reopened as soon as the disk accepts data.
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
  // A restore that was killed earlier leaves the old database unchanged and these folders behind.
  for (const leftover of [`${folder}.new`, restoredFolderOf(dataDir)])
    fs.rmSync(leftover, { recursive: true, force: true });

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
        checkWritable(dataDir);
        current.pglite.files.abandon();
        current = await open();
      })
      .catch(() => undefined) // Still lost; the next call tries again.
      .finally(() => {
        reopening = null;
      });
  };

  const usable = () => {
    const { lost } = current.pglite.files;
    if (!lost) return current;
    reopen();
    throw new DatabaseUnavailable('The database cannot write to its folder and is being reopened.', { cause: lost });
  };

  // PGlite has no background process for checkpoints; without them the write-ahead log grows until the database is
  // closed.
  const checkpoint = async () => void (await usable().pglite.exec('CHECKPOINT'));
  const checkpoints = setInterval(() => void checkpoint().catch(() => undefined), checkpointEveryMs).unref();

  return {
    storage: new StorageState(async (afterFailure) => {
      if (!(await hasReserve(dataDir))) return false;
      if (afterFailure) checkWritable(dataDir);
      return true;
    }),
    get queries() {
      return usable().queries;
    },
    async ping() {
      await usable().pglite.query('select 1');
    },
    async backup(target) {
      const { pglite } = usable();
      await pglite.exec('CHECKPOINT'); // Keeps the write-ahead log in the copy small.
      await pglite.runExclusive(() => copyFolder(folder, target));
      if (pglite === current.pglite && !pglite.files.lost) return;
      await rm(target, { recursive: true, force: true });
      throw new DatabaseUnavailable('The database failed to write to its folder while it was copied.', {
        cause: pglite.files.lost,
      });
    },
    async close() {
      clearInterval(checkpoints);
      await reopening;
      if (current.pglite.files.lost) current.pglite.files.abandon();
      else await current.pglite.close();
    },
  };
}

/**
 * Free space below which no more data is accepted: enough for the write-ahead log and the tables of the writes that are
 * still made, such as sign-ins, so that the database stays readable.
 */
const reserveBytes = 96 * 1024 * 1024;

async function hasReserve(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await fs.promises.statfs(dataDir);
  return bavail * bsize >= reserveBytes;
}

const proofBytes = 1024 * 1024;

/** Checks that the disk accepts data, because opening a database on a full disk makes the damage worse. */
function checkWritable(dataDir: string): void {
  const proof = join(dataDir, 'proof');
  try {
    fs.writeFileSync(proof, Buffer.alloc(proofBytes), { flush: true });
  } finally {
    fs.rmSync(proof, { force: true });
  }
}
