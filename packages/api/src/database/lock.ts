import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator/operator-error.ts';
import { DataFolderUnusable } from './data-folder.ts';

/** Another process uses the data folder. */
export class DataFolderInUse extends OperatorError {
  override name = 'DataFolderInUse';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. ` +
        'Stop that one first, or choose another folder with DATA_DIR.',
    );
  }
}

/** A backup of this data folder is running. */
export class BackupRunning extends OperatorError {
  override name = 'BackupRunning';
  constructor(folder: string) {
    super(`Another backup of ${folder} is running. Wait until it is done, then start this one again.`);
  }
}

/** Time to wait for a process that is stopping, before the lock is reported as in use. */
const lockTimeoutMs = 2000;

/**
 * Locks the data folder for this process: PGlite itself has no lock, and two processes in one folder lose data
 * silently.
 * @returns a function that releases the lock
 * @throws DataFolderInUse, or DataFolderUnusable if the lock file is damaged
 */
export function lockDataFolder(folder: string): () => void {
  return lockFile(join(folder, 'lock'), lockTimeoutMs, () => new DataFolderInUse(folder));
}

/**
 * Locks the data folder for one backup at a time, while the portal may be running.
 * @returns a function that releases the lock
 * @throws BackupRunning, or DataFolderUnusable if the lock file is damaged
 */
export function lockBackup(folder: string): () => void {
  return lockFile(join(folder, 'backup.lock'), 0, () => new BackupRunning(folder));
}

/** References the open locks: a database that is garbage collected is closed, which releases its lock. */
const activeLocks = new Set<DatabaseSync>();

/**
 * Locks a file with an exclusive SQLite transaction, which uses a file lock of the operating system, so it is released
 * even by kill -9.
 */
function lockFile(path: string, timeout: number, inUse: () => Error): () => void {
  try {
    const lock = acquire(path, timeout);
    activeLocks.add(lock);
    return () => {
      activeLocks.delete(lock);
      lock.close();
    };
  } catch (error) {
    const code = errorCode(error);
    if (code === sqliteBusy) throw inUse();
    if (code === undefined) throw error;
    throw new DataFolderUnusable(
      `The file ${path} cannot be used as a lock: ${reasons[code] ?? (error as Error).message}. ` +
        'Make sure that no portal uses this folder, delete the file, and start again.',
      { cause: error },
    );
  }
}

function acquire(path: string, timeout: number): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

const sqliteBusy = 5;
/** Reasons by primary result code of SQLite (https://www.sqlite.org/rescode.html). */
const reasons: Record<number, string> = {
  8: 'this user may not write it',
  10: 'the file system cannot lock files, or the disk failed',
  11: 'it is damaged',
  14: 'it is not a file, or this user may not open it',
  26: 'it is damaged, or a file of another program',
};

/** The primary result code, which is the last byte of an extended result code. */
const errorCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
