import { randomUUID } from 'node:crypto';
import type { Account } from '@attesta/domain/account/configuration';
import { roleOfName, type Role } from '@attesta/domain/account/roles';
import type { Registration, RequestStatus } from '@attesta/domain/account/schema';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';

export type AccountRow = typeof accounts.$inferSelect;

/** The role that decides what the account may do. */
export const roleOfAccount = (account: AccountRow): Role => roleOfName(account.roleId);

/** Whether the account may be used: its address is verified and nobody has deactivated it. */
export const isActive = (account: AccountRow) => account.emailVerifiedAt !== null && account.deactivatedAt === null;

/** The account of an address in lower case, or null. */
export async function accountByEmail(queries: Queries, email: string): Promise<AccountRow | null> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.email, email));
  return account ?? null;
}

/** The account of an id, or null. */
export async function accountById(queries: Queries, id: string): Promise<AccountRow | null> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

/**
 * The account while its password is still the one that was checked, or null. Its row stays as it is until the transaction ends:
 * a change of password either came before, or waits and then ends the session that is opened here.
 */
export async function accountWithPassword(queries: Queries, id: string, passwordHash: string): Promise<AccountRow | null> {
  const [account] = await queries.select().from(accounts).where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash))).for('share');
  return account ?? null;
}

/** All accounts, by address. */
export function allAccounts(queries: Queries): Promise<AccountRow[]> {
  return queries.select().from(accounts).orderBy(asc(accounts.email));
}

/** Holds the account's row until the transaction ends. */
export async function holdAccount(queries: Queries, id: string): Promise<void> {
  await queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
}

/**
 * Adds an unverified account. One that nobody has verified is replaced, so that an address cannot be held with somebody else's
 * password. Returns null if the address has a verified account, or a demo account, which then stays as it was.
 */
export async function addAccount(
  queries: Queries,
  registration: Omit<Registration, 'password'>,
  details: { passwordHash: string; language: string; now: Date },
): Promise<AccountRow | null> {
  const told = {
    firstName: registration.first_name,
    lastName: registration.last_name,
    roleId: registration.role,
    passwordHash: details.passwordHash,
    language: details.language,
    createdAt: details.now,
  };
  const [added] = await queries
    .insert(accounts)
    .values({ id: randomUUID(), email: registration.email, ...told })
    .onConflictDoUpdate({ target: accounts.email, set: told, setWhere: and(isNull(accounts.emailVerifiedAt), eq(accounts.demo, false)) })
    .returning();
  return added ?? null;
}

/** Marks the address as verified; the day of the first time stays. */
export async function verifyAddress(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(accounts).set({ emailVerifiedAt: now }).where(and(eq(accounts.id, id), isNull(accounts.emailVerifiedAt)));
}

/** Replaces the password if it is still the one that was checked. Returns whether it was. */
export async function exchangePassword(queries: Queries, id: string, checkedHash: string, passwordHash: string): Promise<boolean> {
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
 * Stores what the person told. A notified body's request then waits for approval, and waits again when its number changes:
 * the approval was for the other body.
 */
export async function configure(queries: Queries, account: AccountRow, profile: Account): Promise<AccountRow> {
  const before = account.profile?.kind === 'notified_body' ? account.profile.number : null;
  const sameBody = profile.kind === 'notified_body' && profile.number === before;
  const requestStatus: RequestStatus | null = profile.kind !== 'notified_body' ? null : sameBody ? (account.requestStatus ?? 'pending') : 'pending';
  const [configured] = await queries.update(accounts).set({ profile, requestStatus }).where(eq(accounts.id, account.id)).returning();
  return configured ?? account;
}

/** Sets the state of a notified body's request. */
export async function setRequestStatus(queries: Queries, id: string, requestStatus: RequestStatus): Promise<void> {
  await queries.update(accounts).set({ requestStatus }).where(eq(accounts.id, id));
}

/** Deactivates the account, or activates it again with null. */
export async function setDeactivated(queries: Queries, id: string, deactivatedAt: Date | null): Promise<void> {
  await queries.update(accounts).set({ deactivatedAt }).where(eq(accounts.id, id));
}
