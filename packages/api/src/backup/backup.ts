import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sendCommand } from '../admin/socket.ts';
import { prepareDataFolder } from '../database/data-folder.ts';
import { backupCopyOf } from '../database/leftover-copy.ts';
import { lockBackup, lockDataFolder } from '../database/lock.ts';
import { startPglite } from '../database/pglite.ts';
import { copyFolder } from '../files/copy-folder.ts';
import { syncFolder } from '../files/sync.ts';
import { OperatorError } from '../operator/operator-error.ts';
import type { Settings } from '../settings/settings.ts';
import { usePostgresqlTools } from './copy-for-backup.ts';
import { readTables, type TableRows } from './tables.ts';

/** A completed backup. */
export interface WrittenBackup {
  readonly file: string;
  readonly bytes: number;
  readonly tables: readonly TableRows[];
}

/**
 * Writes a backup of the embedded database to a new file, whether or not the portal is running. It contains every write
 * that was acknowledged before the call. The copied database has been opened and read completely.
 * @param makeFolder whether to create the folder of the file; otherwise it must exist, because a missing folder may be
 * a disk that is not mounted
 * @throws OperatorError, or DatabaseUnavailable if the copy cannot be opened; then there is no file at the path
 */
export async function backUp(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  file: string,
  { makeFolder = false } = {},
): Promise<WrittenBackup> {
  if (databaseUrl) throw new OperatorError(usePostgresqlTools);
  if (!fs.existsSync(dataDir)) {
    throw new OperatorError(`There is no data in ${dataDir} yet. Set DATA_DIR to the folder of the portal.`);
  }
  if (fs.existsSync(file)) throw existsAlready(file);
  if (!makeFolder && !fs.existsSync(dirname(file))) {
    throw new OperatorError(`The folder ${dirname(file)} does not exist. Is the disk mounted?`);
  }
  prepareDataFolder(dataDir);
  const copy = backupCopyOf(dataDir);
  const unlock = lockBackup(dataDir);
  try {
    await rm(copy, { recursive: true, force: true });
    await copyDatabase(dataDir, copy);
    const { dump, tables } = await dumpOf(copy);
    await write(file, dump);
    return { file, bytes: dump.size, tables };
  } finally {
    await rm(copy, { recursive: true, force: true });
    unlock();
  }
}

/**
 * Copies the database through the running portal, which knows when no query runs; if none runs, under the lock of the
 * data folder.
 */
async function copyDatabase(dataDir: string, copy: string): Promise<void> {
  const result = await sendCommand(dataDir, ['backup']);
  if (result?.ok) return;
  if (result) throw new OperatorError(result.text);
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!fs.existsSync(join(folder, 'PG_VERSION'))) {
      throw new OperatorError(`There is no database in ${dataDir} yet. Start the portal once.`);
    }
    await copyFolder(folder, copy);
  } finally {
    unlock();
  }
}

async function dumpOf(copy: string): Promise<{ dump: Blob; tables: TableRows[] }> {
  const pglite = await startPglite(copy);
  try {
    const tables = await readTables(pglite);
    await pglite.exec('CHECKPOINT');
    return { dump: await pglite.dumpDataDir('gzip'), tables };
  } finally {
    await pglite.close();
  }
}

const existsAlready = (file: string) =>
  new OperatorError(`The file ${file} already exists. Choose another name, or move it away.`);

/** Writes a file atomically; it is on the disk when this resolves. An existing file is never replaced. */
async function write(file: string, content: Blob): Promise<void> {
  const folder = dirname(file);
  const draft = `${file}.${randomUUID()}.new`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const output = await open(draft, 'wx', 0o600);
  try {
    await output.writeFile(content.stream());
    await output.sync();
    await reserveName(file);
    await rename(draft, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await output.close();
  }
}

/**
 * Creates an empty file that the draft then replaces. File systems of removable disks do not support linking the draft.
 */
async function reserveName(file: string): Promise<void> {
  const placeholder = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? existsAlready(file) : error;
  });
  await placeholder.close();
}
