import type { Settings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import { prepareDataFolder } from './data-folder.ts';
import { removeLeftoverCopy } from './leftover-copy.ts';
import { lockDataFolder } from './lock.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';

/**
 * Prepares and locks the data folder and opens the database: the one of `DATABASE_URL`, otherwise PGlite in the data
 * folder. Closing the database also releases the lock.
 * @throws DataFolderUnusable, DataFolderInUse if another process uses the folder, DatabaseUnavailable
 */
export async function openDatabase(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  prepareDataFolder(settings.dataDir);
  const unlock = lockDataFolder(settings.dataDir);
  try {
    removeLeftoverCopy(settings.dataDir);
    const { databaseUrl, dataDir } = settings;
    const database = databaseUrl ? await openPostgresql(databaseUrl) : await openPglite(dataDir);
    return {
      get queries() {
        return database.queries;
      },
      ping: () => database.ping(),
      storage: database.storage,
      ...(database.backup && { backup: database.backup }),
      close: () => database.close().finally(unlock),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
