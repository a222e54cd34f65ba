import { randomUUID } from 'node:crypto';
import { roleNames } from '@attesta/domain/access/roles';
import type { RegisteredUser, Registration } from '@attesta/domain/account/schema';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { links, registrations } from '../../../database/schema.ts';
import { keepUsedLinks } from '../../../tokens/links.ts';
import { hashOf } from '../../../tokens/tokens.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

/**
 * Lifetime of a registration that is not verified; the link in its mail is valid for an hour and can be requested
 * again.
 */
export const registrationLifeMs = 7 * 24 * 3_600_000;

/** The user of a registration: identical in shape and bytes whether or not the address has an account. */
export function registeredUser(registration: Omit<Registration, 'password'>): RegisteredUser {
  return {
    email: registration.email,
    first_name: registration.first_name,
    last_name: registration.last_name,
    roles: [{ name: roleNames[registration.role] }],
    is_email_verified: false,
    is_account_active: false,
    account_configured: false,
    user_notified_body_request_status: null,
    notified_body: null,
    market_operator: null,
  };
}

/** The registration form as it was submitted, without the password. */
export const submittedForm = (row: RegistrationRow): Omit<Registration, 'password'> => ({
  email: row.email,
  first_name: row.firstName,
  last_name: row.lastName,
  role: row.roleId,
});

interface RegistrationFacts {
  /** A hash from `Passwords.pendingHash`. */
  readonly passwordHash: string;
  readonly language: string;
  /** The network that sent the registration; undefined = unknown. */
  readonly network?: string;
  readonly now: Date;
  readonly lifeMs?: number;
}

/** Stores a registration next to other pending registrations of the address. Returns its id. */
export async function addRegistration(
  queries: Queries,
  form: Omit<Registration, 'password'>,
  facts: RegistrationFacts,
): Promise<string> {
  const { passwordHash, language, network, now, lifeMs = registrationLifeMs } = facts;
  const id = randomUUID();
  await queries.insert(registrations).values({
    id,
    email: form.email,
    firstName: form.first_name,
    lastName: form.last_name,
    roleId: form.role,
    passwordHash,
    language,
    networkHash: network === undefined ? null : networkHashOf(form.email, network),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return id;
}

const networkHashOf = (email: string, network: string) => hashOf(`${email} ${network}`);

const isPending = (email: string, now: Date) => and(eq(registrations.email, email), gt(registrations.expiresAt, now));

/**
 * Returns the registration whose link is sent again: the newest one from the requesting network, so that registrations
 * of the address by others do not interfere; otherwise the newest one; or null.
 */
export async function registrationToSend(
  queries: Queries,
  email: string,
  network: string | null,
  now: Date,
): Promise<RegistrationRow | null> {
  const isOwn = sql`${registrations.networkHash} = ${networkHashOf(email, network ?? '')}`;
  const [found] = await queries
    .select()
    .from(registrations)
    .where(isPending(email, now))
    .orderBy(desc(sql`coalesce(${isOwn}, false)`), desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return found ?? null;
}

/**
 * Returns the newest registration of an address with this password, or null.
 * @param passwordHash a hash from `Passwords.pendingHash`
 */
export async function registrationWithPassword(
  queries: Queries,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<RegistrationRow | null> {
  const [found] = await queries
    .select()
    .from(registrations)
    .where(and(isPending(email, now), eq(registrations.passwordHash, passwordHash)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1);
  return found ?? null;
}

/** Returns a pending registration, or null. */
export async function registrationById(queries: Queries, id: string, now: Date): Promise<RegistrationRow | null> {
  const [found] = await queries
    .select()
    .from(registrations)
    .where(and(eq(registrations.id, id), gt(registrations.expiresAt, now)));
  return found ?? null;
}

/** Locks all registrations of an address until the transaction ends. */
export async function lockRegistrations(queries: Queries, email: string): Promise<void> {
  await queries
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(asc(registrations.id))
    .for('update');
}

/**
 * Ends the registrations of an address after one was verified: deletes that one, and the links of the others. The
 * others stay pending until they expire, so that the people who made them do not learn that the address has an account
 * now.
 * @param accountId the account that was created
 */
export async function endRegistrations(queries: Queries, verified: RegistrationRow, accountId: string): Promise<void> {
  await keepUsedLinks(queries, { registrationId: verified.id }, accountId);
  const ofAddress = queries
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.email, verified.email));
  await queries.delete(links).where(inArray(links.registrationId, ofAddress));
  await queries.delete(registrations).where(eq(registrations.id, verified.id));
}

/** Deletes registrations that were not verified in time. */
export async function sweepRegistrations(queries: Queries, now: Date): Promise<void> {
  await queries.delete(registrations).where(lt(registrations.expiresAt, now));
}
