import type { Role } from '@attesta/domain/access/roles';
import type { AccountRow } from '../database/schema.ts';

/** A caller with a valid session. */
export interface Caller {
  readonly account: AccountRow;
  readonly role: Role;
  readonly token: string;
}
