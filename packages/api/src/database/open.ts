import fs from 'node:fs';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { lockDataFolder } from './lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';

/**
 * Locks the data folder and opens the database: the one of `DATABASE_URL`, else PGlite in the data folder.
 * Closing it also frees the folder.
 * @throws DataFolderInUse if another process has the folder
 */
export async function openDatabase(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  fs.mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(settings.dataDir);
  try {
    const database = settings.databaseUrl ? await openPostgresql(settings.databaseUrl) : await openPglite(settings.dataDir);
    return {
      get queries() {
        return database.queries;
      },
      ping: () => database.ping(),
      close: () => database.close().finally(unlock),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
