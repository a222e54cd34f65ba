import { isDeepStrictEqual } from 'node:util';
import type { Account, NotifiedBodyAccount } from '@attesta/domain/account/configuration';
import type { RequestStatus } from '@attesta/domain/account/schema';
import { Failure, invalid, unauthenticated } from '../../http/failure.ts';
import type { Queries } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { addToTrail } from '../../accounts/audit-trail.ts';
import { requireActive } from '../../accounts/authorization.ts';
import type { AccountRow } from '../../database/schema.ts';
import { accountById, approvedForBody, lockAccount, reopenRequest, setProfile } from '../../accounts/store.ts';

/**
 * Stores the configuration of the caller's account. The request of a notified body then needs approval, and needs it
 * again if the number changes, because the approval applied to the other body. The state is read in the transaction
 * that writes it, so that a decision made in the meantime is never undone.
 */
export function configureAccount(
  queries: Queries,
  { account: { id }, role }: Caller,
  profile: Account,
  now: Date,
): Promise<AccountRow> {
  if (profile.kind !== role)
    throw new Failure(403, 'forbidden', 'The configuration must match the role chosen at registration.');
  return queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (!account) throw unauthenticated();
    requireActive(account);
    if (profile.kind === 'notified_body') {
      const approved = await approvedForBody(transaction, profile.number);
      if (approved && approved.id !== id)
        throw invalid({ number: 'already_used' }, 'Another account is approved for this notified body.');
    }
    await recordFacts(transaction, account, profile, now);
    const configured = await setProfile(transaction, id, profile, requestStatusAfter(account, profile));
    if (!configured) throw unauthenticated();
    return configured;
  });
}

const factsOf = ({ name, country, city, documentationLanguages }: NotifiedBodyAccount) => ({
  name,
  country,
  city,
  documentationLanguages,
});

/** Adds an entry to the audit trail if facts change that an approved notified body publishes. */
async function recordFacts(queries: Queries, account: AccountRow, profile: Account, now: Date): Promise<void> {
  const stored = account.profile;
  if (stored?.kind !== 'notified_body' || profile.kind !== 'notified_body' || account.requestStatus !== 'approved')
    return;
  const [before, after] = [factsOf(stored), factsOf(profile)];
  if (stored.number !== profile.number || isDeepStrictEqual(before, after)) return;
  await addToTrail(queries, [{ action: 'profile_changed', recordId: profile.number, before, after }], {
    organisationId: account.id,
    accountId: account.id,
    now,
  });
}

/**
 * Submits the rejected request of the caller's notified body again. A call of its own: saving the configuration must not
 * undo a rejection that the user has not seen yet.
 */
export async function resubmitRequest(queries: Queries, { account }: Caller): Promise<AccountRow> {
  const current = (await reopenRequest(queries, account.id)) ?? (await accountById(queries, account.id));
  if (!current) throw unauthenticated();
  return current;
}

function requestStatusAfter(account: AccountRow, profile: Account): RequestStatus | null {
  if (profile.kind !== 'notified_body') return null;
  const isSameBody = account.profile?.kind === 'notified_body' && account.profile.number === profile.number;
  return isSameBody ? (account.requestStatus ?? 'pending') : 'pending';
}
