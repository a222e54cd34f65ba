import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process. Stop that one first, or choose another folder with DATA_DIR.`);
  }
}

const sqliteBusy = 5;
/** A process that is just stopping frees the folder within that time; only then is the next one refused. */
const patienceMs = 2000;

/**
 * Takes the data folder for this process alone: PGlite itself takes no lock, and two processes on one folder lose data silently.
 * An exclusive SQLite transaction is an operating system's file lock, so it is freed even by kill -9.
 * @returns the way to free it
 * @throws DataFolderInUse
 */
export function lockDataFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: patienceMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) throw new DataFolderInUse(folder);
    throw error;
  }
  return () => lock.close();
}
