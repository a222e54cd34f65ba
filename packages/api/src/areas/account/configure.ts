import type { Account } from '@attesta/domain/account/configuration';
import type { RequestStatus } from '@attesta/domain/account/schema';
import { Failure, invalid, unauthenticated } from '../../http/failure.ts';
import type { Queries } from '../../database/database.ts';
import { refuseInactive, type Caller } from './caller.ts';
import { approvedForBody, lockAccount, setProfile, type AccountRow } from './store.ts';

/**
 * Stores the configuration of the caller's account. A notified body's request then waits for approval, and waits again when
 * its number changes: the approval was for the other body. The state is read in the transaction that writes it, so a decision
 * that is made meanwhile is never undone.
 * @throws Failure 400 if another account is approved for the body, 403
 */
export function configureAccount(
  queries: Queries,
  { account: { id }, role }: Caller,
  profile: Account,
): Promise<AccountRow> {
  if (profile.kind !== role)
    throw new Failure(403, 'forbidden', 'An account is configured as the role that was chosen at registration.');
  return queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (!account) throw unauthenticated();
    refuseInactive(account);
    if (profile.kind === 'notified_body') {
      const approved = await approvedForBody(transaction, profile.number);
      if (approved && approved.id !== id)
        throw invalid({ number: 'already_used' }, 'Another account is approved for this notified body.');
    }
    const configured = await setProfile(transaction, id, profile, requestStatusAfter(account, profile));
    if (!configured) throw unauthenticated();
    return configured;
  });
}

function requestStatusAfter(account: AccountRow, profile: Account): RequestStatus | null {
  if (profile.kind !== 'notified_body') return null;
  const isSameBody = account.profile?.kind === 'notified_body' && account.profile.number === profile.number;
  return isSameBody ? (account.requestStatus ?? 'pending') : 'pending';
}
