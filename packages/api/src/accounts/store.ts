import { randomUUID } from 'node:crypto';
import type { Account } from '@attesta/domain/account/configuration';
import { roleOfName, type Role } from '@attesta/domain/access/roles';
import type { Registration, RequestStatus } from '@attesta/domain/account/schema';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { accounts, type AccountRow } from '../database/schema.ts';

/** The role that determines the permissions of the account. */
export const roleOfAccount = (account: AccountRow): Role => roleOfName(account.roleId);

/** Whether the account may be used: its address is verified, it is not deactivated, and it will not be deleted. */
export const isActive = (account: AccountRow) =>
  account.emailVerifiedAt !== null && account.deactivatedAt === null && account.deletionAt === null;

/** The number of the notified body whose windows an account publishes, or null. */
export const publishedBodyOf = ({ profile, requestStatus }: AccountRow): string | null =>
  profile?.kind === 'notified_body' && requestStatus === 'approved' ? profile.number : null;

/** Returns the account of a lower-case address, or null. */
export async function accountByEmail(queries: Queries, email: string): Promise<AccountRow | null> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.email, email));
  return account ?? null;
}

/** Returns the account with an id, or null. */
export async function accountById(queries: Queries, id: string): Promise<AccountRow | null> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

/**
 * Returns the account if its password is still the one that was checked, or null. Locks the row until the transaction
 * ends: a password change either happens before, or waits and then ends the session that is opened here.
 */
export async function accountWithPassword(
  queries: Queries,
  id: string,
  passwordHash: string,
): Promise<AccountRow | null> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .for('update');
  return account ?? null;
}

/** Returns all accounts, or those with a request status, ordered by address. */
export function allAccounts(queries: Queries, requestStatus?: RequestStatus): Promise<AccountRow[]> {
  const filter = requestStatus && eq(accounts.requestStatus, requestStatus);
  return queries.select().from(accounts).where(filter).orderBy(asc(accounts.email));
}

/**
 * Returns the current account, or null if it was deleted. Locks the row until the transaction ends; rows that refer to
 * it, such as sessions, can still be added.
 */
export async function lockAccount(queries: Queries, id: string): Promise<AccountRow | null> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, id)).for('no key update');
  return account ?? null;
}

/**
 * Creates the account of a verified registration. Returns null if the address already has an account, which is
 * unchanged.
 */
export async function addAccount(
  queries: Queries,
  form: Omit<Registration, 'password'>,
  details: { passwordHash: string; language: string; now: Date },
): Promise<AccountRow | null> {
  const [added] = await queries
    .insert(accounts)
    .values({
      id: randomUUID(),
      email: form.email,
      firstName: form.first_name,
      lastName: form.last_name,
      roleId: form.role,
      passwordHash: details.passwordHash,
      language: details.language,
      emailVerifiedAt: details.now,
      createdAt: details.now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning();
  return added ?? null;
}

/** Replaces the password if it is still the one that was checked. Returns whether it was replaced. */
export async function exchangePassword(
  queries: Queries,
  id: string,
  checkedHash: string,
  passwordHash: string,
): Promise<boolean> {
  const exchanged = await queries
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, checkedHash)))
    .returning({ id: accounts.id });
  return exchanged.length > 0;
}

/** Replaces the password. */
export async function setPassword(queries: Queries, id: string, passwordHash: string): Promise<void> {
  await queries.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}

/**
 * Replaces the e-mail address.
 * @throws a unique violation if another account has it
 */
export async function setEmail(queries: Queries, id: string, email: string): Promise<void> {
  await queries.update(accounts).set({ email }).where(eq(accounts.id, id));
}

/** Returns the account that is approved for a notified body, or null. */
export async function approvedForBody(queries: Queries, number: string): Promise<AccountRow | null> {
  const isForBody = sql`${accounts.profile} ->> 'number' = ${number}`;
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(isForBody, eq(accounts.requestStatus, 'approved')));
  return account ?? null;
}

/** Makes a rejected request pending again. Returns null if the request has another status. */
export async function reopenRequest(queries: Queries, id: string): Promise<AccountRow | null> {
  const [reopened] = await queries
    .update(accounts)
    .set({ requestStatus: 'pending' })
    .where(and(eq(accounts.id, id), eq(accounts.requestStatus, 'rejected')))
    .returning();
  return reopened ?? null;
}

/** Stores the configuration and the resulting status of the request. */
export async function setProfile(
  queries: Queries,
  id: string,
  profile: Account,
  requestStatus: RequestStatus | null,
): Promise<AccountRow | null> {
  const [configured] = await queries
    .update(accounts)
    .set({ profile, requestStatus })
    .where(eq(accounts.id, id))
    .returning();
  return configured ?? null;
}

/**
 * Sets the status of a notified body's request, if its account still has this number and another status. Returns
 * whether it was set.
 * @throws a unique violation if another account is approved for the body
 */
export async function setRequestStatus(
  queries: Queries,
  id: string,
  number: string,
  requestStatus: RequestStatus,
): Promise<boolean> {
  const isForBody = sql`${accounts.profile} ->> 'number' = ${number}`;
  const isNew = or(isNull(accounts.requestStatus), ne(accounts.requestStatus, requestStatus));
  const changed = await queries
    .update(accounts)
    .set({ requestStatus })
    .where(and(eq(accounts.id, id), isForBody, isNew))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

/** Deactivates the account at the given time, or activates it with null. */
export async function setDeactivated(queries: Queries, id: string, deactivatedAt: Date | null): Promise<void> {
  await queries.update(accounts).set({ deactivatedAt }).where(eq(accounts.id, id));
}
