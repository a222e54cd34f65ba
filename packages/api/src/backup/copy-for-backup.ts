import { rm } from 'node:fs/promises';
import type { CommandResult } from '../admin/result.ts';
import type { Database } from '../database/database.ts';
import { backupCopyOf } from '../database/leftover-copy.ts';

/** Advice for a portal that uses a PostgreSQL server. */
export const usePostgresqlTools =
  'This portal uses a PostgreSQL server (DATABASE_URL). ' +
  'Back it up with pg_dump --format=custom and restore it with pg_restore.';

/**
 * Runs on the server for `npm run backup`: copies the database within the data folder. The program that requests the
 * copy has the backup lock, so an existing copy is left over from an earlier backup.
 */
export async function copyForBackup({ backup }: Pick<Database, 'backup'>, dataDir: string): Promise<CommandResult> {
  if (!backup) return { ok: false, text: usePostgresqlTools };
  await rm(backupCopyOf(dataDir), { recursive: true, force: true });
  await backup(backupCopyOf(dataDir));
  return { ok: true, text: backupCopyOf(dataDir) };
}
