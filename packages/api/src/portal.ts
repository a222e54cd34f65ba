import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Settings } from './settings.ts';

/** What the server's parts work with. */
export interface Portal {
  readonly settings: Settings;
  readonly database: Database;
  readonly mailer: Mailer;
  /** The time; tests bring their own. */
  readonly clock: () => Date;
}
