import fs from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { and, inArray, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Queries } from '../database/database.ts';
import { prepareDataFolder } from '../database/data-folder.ts';
import { lockDataFolder } from '../database/lock.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { migratePglite, restoredFolderOf, startPglite } from '../database/pglite.ts';
import { jobs, knownDevices, links, sessions } from '../database/schema.ts';
import { syncFolder, syncTree } from '../files/sync.ts';
import { OperatorError } from '../operator/operator-error.ts';
import { mailKinds } from '../mail/mail-job.ts';
import type { Settings } from '../settings/settings.ts';
import { readArchive } from './archive.ts';
import { usePostgresqlTools } from './copy-for-backup.ts';
import { readTables, type TableRows } from './tables.ts';

export interface RestoreOptions {
  /** Whether an existing database is moved aside; otherwise the restore is rejected. */
  readonly replace: boolean;
  /**
   * Whether to remove sessions, links in mails (including mails that are not sent yet) and known devices of the backup.
   */
  readonly endSessions: boolean;
  readonly now: Date;
}

export interface Restored {
  readonly tables: readonly TableRows[];
  /** Folder with the previous database; null if there was none. */
  readonly replaced: string | null;
}

/**
 * Replaces the database of the data folder with a backup. The old database is unchanged until the backup has been
 * loaded, migrated, read completely and written to the disk; if the process is killed, the folder contains either the
 * old or the new database.
 */
export async function restore(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  if (databaseUrl) throw new OperatorError(usePostgresqlTools);
  const archive = await readArchive(file);
  prepareDataFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    const exists = fs.existsSync(folder);
    if (exists && !options.replace) {
      throw new OperatorError(
        `There is already a database in ${dataDir}. Nothing was changed. ` +
          'Add --replace to move it aside and restore the backup.',
      );
    }
    const draft = `${folder}.new`;
    await rm(draft, { recursive: true, force: true });
    const tables = await load(archive, draft, options).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      throw error;
    });
    return { tables, replaced: await replaceDatabase(dataDir, draft, exists ? options.now : null) };
  } finally {
    unlock();
  }
}

async function load(archive: Buffer, draft: string, { endSessions }: RestoreOptions): Promise<TableRows[]> {
  const dump = new Blob([new Uint8Array(archive)], { type: 'application/x-tar' });
  const pglite = await startPglite(draft, dump).catch((error: unknown) => {
    throw new OperatorError(
      'The database in the backup cannot be opened: the file is damaged, or of another version of the portal. ' +
        'Nothing was changed.',
      { cause: error },
    );
  });
  try {
    await readTables(pglite);
    await rejectNewer(pglite);
    const queries = await migratePglite(pglite);
    if (endSessions) await removeSessions(queries);
    const tables = await readTables(pglite);
    await pglite.exec('CHECKPOINT');
    await pglite.close();
    await syncTree(draft);
    return tables;
  } catch (error) {
    pglite.files.abandon();
    throw error;
  }
}

/** Also deletes unsent mails that would create a new link. */
async function removeSessions(queries: Queries): Promise<void> {
  for (const table of [sessions, links, knownDevices]) await queries.delete(table);
  const hasLink = inArray(sql`${jobs.payload} ->> 'template'`, ['reset', 'verify']);
  await queries.delete(jobs).where(and(inArray(jobs.kind, Object.values(mailKinds)), hasLink));
}

/** Migrations only upgrade, so a database of a newer version cannot be used. */
async function rejectNewer(pglite: PGlite): Promise<void> {
  const latest = 'select max(created_at) as latest from drizzle.__drizzle_migrations';
  const { rows } = await pglite.query<{ latest: number | null }>(latest);
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if ((rows[0]?.latest ?? 0) <= known) return;
  throw new OperatorError(
    'The backup was made by a newer version of the portal. Nothing was changed. Update this one first.',
  );
}

/** @returns the folder of the old database, or null */
async function replaceDatabase(dataDir: string, draft: string, movedAt: Date | null): Promise<string | null> {
  const folder = join(dataDir, 'database');
  const restored = restoredFolderOf(dataDir);
  const replaced = movedAt && `${folder}.replaced-${movedAt.toISOString().replaceAll(/[:.]/g, '-')}`;
  await rm(restored, { recursive: true, force: true });
  // After a kill before the next rename, the old database is used. After it, the next start completes the restore.
  await rename(draft, restored);
  await syncFolder(dataDir);
  if (replaced) await rename(folder, replaced);
  await rename(restored, folder);
  await syncFolder(dataDir);
  return replaced;
}
