import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { askServer } from '../admin/socket.ts';
import { prepareDataFolder } from '../database/data-folder.ts';
import { backupCopyOf } from '../database/leftover-copy.ts';
import { lockBackup, lockDataFolder } from '../database/lock.ts';
import { startPglite } from '../database/pglite.ts';
import { copyFolder } from '../files/copy-folder.ts';
import { syncFolder } from '../files/sync.ts';
import { OperatorError } from '../operator-error.ts';
import type { Settings } from '../settings.ts';
import { usePostgresqlTools } from './copy-for-backup.ts';
import { readTables, type TableRows } from './tables.ts';

/** A backup that was written. */
export interface WrittenBackup {
  readonly file: string;
  readonly bytes: number;
  readonly tables: readonly TableRows[];
}

/**
 * Writes a backup of the embedded database to a new file, while the portal runs or not. Everything acknowledged before
 * the call is in it. The copy it is made of has been opened and read completely.
 * @param makeFolder whether the folder of the file is made; otherwise it must exist, because an absent one may be a disk
 *   that is not mounted
 * @throws OperatorError, DatabaseUnavailable if the copy cannot be opened; nothing is at the file's path then
 */
export async function backUp(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  file: string,
  { makeFolder = false } = {},
): Promise<WrittenBackup> {
  if (databaseUrl) throw new OperatorError(usePostgresqlTools);
  if (!fs.existsSync(dataDir)) {
    throw new OperatorError(`There is no data in ${dataDir} yet. Name the folder of the portal with DATA_DIR.`);
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

/** By the running portal, which knows when no query runs; without one, under the lock of the data folder. */
async function copyDatabase(dataDir: string, copy: string): Promise<void> {
  const result = await askServer(dataDir, ['backup']);
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
  new OperatorError(`The file ${file} exists already. Choose another name, or move it away.`);

/** The file appears whole or not at all, and is on the disk when this resolves. A file that exists is never replaced. */
async function write(file: string, content: Blob): Promise<void> {
  const folder = dirname(file);
  const draft = `${file}.${randomUUID()}.new`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const output = await open(draft, 'wx', 0o600);
  try {
    await output.writeFile(content.stream());
    await output.sync();
    await takeName(file);
    await rename(draft, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await output.close();
  }
}

/** Creates an empty file for the draft to replace. File systems of removable disks cannot link the draft instead. */
async function takeName(file: string): Promise<void> {
  const placeholder = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? existsAlready(file) : error;
  });
  await placeholder.close();
}
