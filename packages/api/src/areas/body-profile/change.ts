import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { NotifiedBodyAccount } from '@attesta/domain/account/configuration';
import type { profileActions } from '@attesta/domain/body-profile/history';
import { maxConditions } from '@attesta/domain/body-profile/limits';
import type { BodyProfile } from '@attesta/domain/body-profile/schema';
import {
  approveAdditions,
  rejectAdditions,
  saveProfile,
  statedProfile,
  waitingAdditions,
  type StoredProfile,
} from '@attesta/domain/body-profile/stored-profile';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { addToTrail } from '../../accounts/audit-trail.ts';
import { approvedForBody, isActive, lockAccount, publishedBodyOf } from '../../accounts/store.ts';
import type { Queries } from '../../database/database.ts';
import { Failure, invalid } from '../../http/failure.ts';
import { nothingStored, storedProfile, writeProfile, type VersionedProfile } from './store.ts';

/** Returns the profile as the API sends it; null before the body saved one. */
export const viewProfile = (stored: VersionedProfile | null) => ({
  profile: stored && statedProfile(stored),
  counted: stored ? [...stored.facts.designations] : [],
  additions: stored ? [...waitingAdditions(stored)] : [],
  version: stored?.version ?? 0,
});

interface Save {
  readonly accountId: string;
  readonly version: number;
  readonly profile: BodyProfile;
  readonly now: Date;
}

/**
 * Saves the profile of the notified body that the account represents, with an entry in the audit trail. The account is
 * locked: changes of one body are made one after the other. Saving the stored profile again changes nothing.
 * @throws Failure 409 `conflict` with the stored profile, 403 `not_approved`, 400 for too many conditions
 */
export function saveProfileOf(queries: Queries, save: Save): Promise<ReturnType<typeof viewProfile>> {
  return queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, save.accountId);
    const number = account && isActive(account) ? publishedBodyOf(account) : null;
    if (number === null || account?.profile?.kind !== 'notified_body')
      throw new Failure(403, 'not_approved', 'The request of this notified body is not approved yet.');
    const stored = await storedProfile(transaction, number, { lock: true });
    const today = todayInBrussels(save.now);
    const before = stored ?? nothingStored(save.profile);
    const after = saveProfile(before, save.profile, { today, newId: randomUUID });
    if (stored && isSame(stored, after)) return viewProfile(stored);
    if ((stored?.version ?? 0) !== save.version) throw conflict(stored);
    refuseMoreConditions(after, save.profile);
    await writeProfile(transaction, account.profile, after, save.version + 1);
    await record(transaction, 'profile_changed', stored, after, {
      number,
      organisationId: account.id,
      accountId: account.id,
      now: save.now,
    });
    return viewProfile(await storedProfile(transaction, number));
  });
}

/**
 * Conditions that were removed count until their removal is approved, beside those that were added: what counts has the
 * same limit as what is stated, so that no body makes matches of others slow.
 * @throws Failure 400 for the conditions of the designation
 */
function refuseMoreConditions({ facts }: StoredProfile, { designations }: BodyProfile): void {
  const full = facts.designations.find(({ conditions }) => conditions.length > maxConditions);
  const index = full ? designations.findIndex(({ regulation }) => regulation === full.regulation) : -1;
  if (index >= 0) throw invalid({ [`profile.designations.${index}.conditions`]: 'too_long' });
}

const isSame = (one: StoredProfile, other: StoredProfile) =>
  isDeepStrictEqual(one.facts, other.facts) && isDeepStrictEqual(one.stated, other.stated);

const conflict = (stored: VersionedProfile | null) =>
  new Failure(409, 'conflict', 'The profile was changed in the meantime. Nothing was saved.', {
    more: { stored: viewProfile(stored) },
  });

const record = (
  queries: Queries,
  action: (typeof profileActions)[number],
  before: StoredProfile | null,
  after: StoredProfile,
  { number, ...author }: { number: string; organisationId: string; accountId: string | null; now: Date },
) =>
  addToTrail(
    queries,
    [{ action, recordId: number, before: before && { ...before.facts }, after: { ...after.facts } }],
    author,
  );

/** A decision on what a body states about its designations. */
export interface Decision {
  readonly number: string;
  /** The version that the administrator checked. */
  readonly version: number;
  readonly decision: 'approved' | 'rejected';
  readonly now: Date;
}

/**
 * Approves or rejects the additions of a body that wait, with an entry in its audit trail.
 * @returns the account of the body, or why nothing was changed
 */
export function decideAdditions(
  queries: Queries,
  { number, version, decision, now }: Decision,
): Promise<{ account: NotifiedBodyAccount; email: string; language: string } | 'nothing_waits' | 'changed'> {
  return queries.transaction(async (transaction) => {
    const account = await approvedForBody(transaction, number);
    if (account?.profile?.kind !== 'notified_body') return 'nothing_waits';
    await lockAccount(transaction, account.id);
    const stored = await storedProfile(transaction, number, { lock: true });
    if (!stored?.stated) return 'nothing_waits';
    if (stored.version !== version) return 'changed';
    const after = decision === 'approved' ? approveAdditions(stored) : rejectAdditions(stored);
    await writeProfile(transaction, account.profile, after, version + 1);
    const author = { number, organisationId: account.id, accountId: null, now };
    await record(transaction, `designation_${decision}`, stored, after, author);
    return { account: account.profile, email: account.email, language: account.language };
  });
}
