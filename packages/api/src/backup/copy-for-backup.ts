import { rm } from 'node:fs/promises';
import type { CommandResult } from '../admin/usage.ts';
import type { Database } from '../database/database.ts';
import { backupCopyOf } from '../database/leftover-copy.ts';

/** What to do instead where the portal uses a PostgreSQL server. */
export const usePostgresqlTools =
  'This portal uses a PostgreSQL server (DATABASE_URL). ' +
  'Back it up with pg_dump --format=custom and restore it with pg_restore.';

/**
 * The server's part of `npm run backup`: a copy of the database in the data folder, for the program that requested it.
 * That program has the lock of backups, so a copy that is there already is a leftover.
 */
export async function copyForBackup({ backup }: Pick<Database, 'backup'>, dataDir: string): Promise<CommandResult> {
  if (!backup) return { ok: false, text: usePostgresqlTools };
  await rm(backupCopyOf(dataDir), { recursive: true, force: true });
  await backup(backupCopyOf(dataDir));
  return { ok: true, text: backupCopyOf(dataDir) };
}
