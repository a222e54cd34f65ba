import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { attempts } from '../../database/schema.ts';
import { tooMany } from '../../http/failure.ts';
import { hashOf } from './tokens.ts';

const minute = 60_000;

/** How often something may be tried in a stretch of time that begins with the first try. */
interface Limit {
  readonly name: string;
  readonly count: number;
  readonly ms: number;
}

/** One account from one address. Refused tries do not prolong the wait, so nobody is locked out for good. */
export const signInFromAddress: Limit = { name: 'sign-in-pair', count: 10, ms: 15 * minute };
/** One account from all addresses that never signed in to it: guessing from many machines. Addresses the owner used stay free. */
export const signInToAccount: Limit = { name: 'sign-in-account', count: 50, ms: 60 * minute };
/** All accounts from one address: trying one password on many. */
export const signInByAddress: Limit = { name: 'sign-in-address', count: 100, ms: 15 * minute };
/** Mails to one address, known or not. */
export const mailToAddress: Limit = { name: 'mail-to', count: 5, ms: 15 * minute };
/** Registrations and requests for mail from one address. */
export const mailByAddress: Limit = { name: 'mail-by', count: 200, ms: 60 * minute };
/** Guesses of the current password by who holds a session. */
export const currentPassword: Limit = { name: 'current-password', count: 10, ms: 15 * minute };

/** An address from which the owner has signed in. */
const knownAddress: Limit = { name: 'known-address', count: 1, ms: 90 * 24 * 60 * minute };

const keyOf = (limit: Limit, subject: string) => `${limit.name}:${hashOf(subject)}`;

/** One account from one address, as a subject. */
export const pairOf = (email: string, address: string) => `${email} ${address}`;

/** Counts one try before it is made, so that many at once cannot slip through. @throws Failure 429 once the limit is reached */
export async function takeAttempt(queries: Queries, limit: Limit, subject: string, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + limit.ms);
  const over = sql`${attempts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await queries
    .insert(attempts)
    .values({ key: keyOf(limit, subject), count: 1, endsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning();
  if (counted && counted.count > limit.count) throw tooMany((counted.endsAt.getTime() - now.getTime()) / 1000);
}

/** Gives a try back that turned out to be right. */
export async function returnAttempt(queries: Queries, limit: Limit, subject: string): Promise<void> {
  await queries.update(attempts).set({ count: sql`greatest(${attempts.count} - 1, 0)` }).where(eq(attempts.key, keyOf(limit, subject)));
}

/** Forgets the tries, after the owner has proved to be the owner. */
export async function forgetAttempts(queries: Queries, limits: readonly Limit[], subject: string): Promise<void> {
  await queries.delete(attempts).where(inArray(attempts.key, limits.map((limit) => keyOf(limit, subject))));
}

/** Remembers that the owner signed in from there. */
export async function knowAddress(queries: Queries, email: string, address: string, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + knownAddress.ms);
  await queries
    .insert(attempts)
    .values({ key: keyOf(knownAddress, pairOf(email, address)), count: 1, endsAt })
    .onConflictDoUpdate({ target: attempts.key, set: { endsAt } });
}

/** Whether the owner signed in from there in the last 90 days. */
export async function isKnownAddress(queries: Queries, email: string, address: string, now: Date): Promise<boolean> {
  const [known] = await queries.select().from(attempts).where(eq(attempts.key, keyOf(knownAddress, pairOf(email, address))));
  return known !== undefined && known.endsAt > now;
}

/** Removes what has run out. */
export async function sweepAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.delete(attempts).where(lt(attempts.endsAt, now));
}
