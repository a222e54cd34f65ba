import type { Database } from './database/database.ts';
import type { Worker } from './jobs/worker.ts';
import type { SecurityLog } from './security-log.ts';
import type { Settings } from './settings.ts';

/** What every area of the server works with. */
export interface Portal {
  readonly settings: Settings;
  readonly database: Database;
  /** Runs jobs such as mails; wake it after a transaction that added one. */
  readonly worker: Pick<Worker, 'wake'>;
  readonly securityLog: SecurityLog;
  /** The current time; tests bring their own. */
  readonly clock: () => Date;
}
