import type { AccountRow } from '../database/schema.ts';
import { isActive } from '../areas/account/store.ts';

const maxWidth = 40;

/** Replaces control and direction characters in user text, for output on the terminal. */
export const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');

function stateOf(account: AccountRow): string {
  if (account.emailVerifiedAt === null) return 'address not verified';
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
  const lines = rows.map((account) =>
    [account.email, account.roleId, stateOf(account), ...organisationOf(account)].map(plain),
  );
  const widths = [0, 1, 2, 3].map((column) =>
    Math.min(maxWidth, Math.max(0, ...lines.map((line) => line[column]?.length ?? 0))),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
