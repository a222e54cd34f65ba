import fs from 'node:fs';
import { join } from 'node:path';
import { BackupRunning, lockBackup } from './lock.ts';

/** Folder with a backup's copy of the database while the backup runs. */
export const backupCopyOf = (dataDir: string) => join(dataDir, 'backup');

/** Removes the copy left by a killed backup, unless a running backup uses it. */
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
