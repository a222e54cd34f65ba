import type { Database } from './database/database.ts';
import type { Worker } from './jobs/worker.ts';
import type { SecurityLog } from './logging/security-log.ts';
import type { Settings } from './settings/settings.ts';

/** The services that every area of the server uses. */
export interface Portal {
  readonly settings: Settings;
  readonly database: Database;
  /** Runs jobs such as mails. Call `wake` after the transaction that added a job. */
  readonly worker: Pick<Worker, 'wake'>;
  readonly securityLog: SecurityLog;
  /** Returns the current time; tests pass their own clock. */
  readonly clock: () => Date;
}
