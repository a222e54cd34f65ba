import { todayInBrussels } from '@attesta/domain/values/dates';
import type { AccountRow } from '../database/schema.ts';
import { isActive } from '../accounts/store.ts';
import { table } from './table.ts';

function stateOf(account: AccountRow): string {
  if (account.emailVerifiedAt === null) return 'address not verified';
  if (account.deletionAt !== null) return `deletion on ${todayInBrussels(account.deletionAt)}`;
  if (!isActive(account)) return 'deactivated';
  if (account.profile === null) return 'not configured';
  return account.requestStatus === null ? 'active' : `active, request ${account.requestStatus}`;
}

/** Number (of a notified body) and name of the account's organisation. */
function organisationOf({ profile }: AccountRow): [number: string, name: string] {
  if (profile?.kind === 'notified_body') return [profile.number, profile.name];
  return ['', profile?.kind === 'market_operator' ? profile.organisationName : ''];
}

/** The accounts as a table for the terminal: address, role, state, number, organisation. */
export function accountsTable(rows: readonly AccountRow[]): string {
  return table(rows.map((account) => [account.email, account.roleId, stateOf(account), ...organisationOf(account)]));
}
