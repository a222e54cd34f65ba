import fs from 'node:fs';
import { join } from 'node:path';
import { BackupRunning, lockBackup } from './lock.ts';

/** Where a backup has its copy of the database while it runs. */
export const backupCopyOf = (dataDir: string) => join(dataDir, 'backup');

/** Removes the copy that a killed backup left. One that a running backup uses stays. */
export function removeLeftoverCopy(dataDir: string): void {
  if (!fs.existsSync(backupCopyOf(dataDir))) return;
  try {
    const unlock = lockBackup(dataDir);
    fs.rmSync(backupCopyOf(dataDir), { recursive: true, force: true });
    unlock();
  } catch (error) {
    if (!(error instanceof BackupRunning)) throw error;
  }
}
