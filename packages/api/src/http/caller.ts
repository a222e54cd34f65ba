import type { Role } from '@attesta/domain/access/roles';
import type { AccountRow } from '../database/schema.ts';

/** A caller with a valid session or API token. */
export interface Caller {
  readonly account: AccountRow;
  readonly role: Role;
  /** The token that the caller sent. */
  readonly token: string;
  /** Name of the API token; null for a session. */
  readonly apiToken: string | null;
}
