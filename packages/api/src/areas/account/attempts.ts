import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { attempts } from '../../database/schema.ts';
import { tooMany } from '../../http/failure.ts';
import { hashOf } from './tokens.ts';

const minute = 60_000;

/** How often something may be tried in a period that begins with the first try. */
export interface Limit {
  readonly name: string;
  readonly count: number;
  readonly ms: number;
}

/** A limit and whom it counts. */
export type Counted = readonly [limit: Limit, subject: string];

/** One account from one network. Refused tries do not prolong the wait, so nobody is locked out for good. */
export const signInFromNetwork: Limit = { name: 'sign-in-pair', count: 10, ms: 15 * minute };
/** One account from all networks that its owner never used: guessing from many machines. */
export const signInToAccount: Limit = { name: 'sign-in-account', count: 50, ms: 60 * minute };
/** All accounts from one network: trying one password on many. */
export const signInByNetwork: Limit = { name: 'sign-in-address', count: 100, ms: 15 * minute };
/** One account from a browser that its owner has signed in with. No other limit applies to it. */
export const signInFromDevice: Limit = { name: 'sign-in-device', count: 10, ms: 15 * minute };
/** Wrong codes of the second factor, after the right password, from one network or known device. */
export const secondFactorTry: Limit = { name: 'second-factor', count: 5, ms: 15 * minute };
/** The same for one account from all clients that are not known devices. */
export const secondFactorToAccount: Limit = { name: 'second-factor-account', count: 20, ms: 60 * minute };
/** Mails of one purpose to one address, asked for from one network. */
export const mailFromNetwork: Limit = { name: 'mail-pair', count: 5, ms: 15 * minute };
/**
 * Mails of one purpose to one address from all networks together. The period is no longer than the life of a link, so while
 * it lasts, the last link that was sent still works.
 */
export const mailToAddress: Limit = { name: 'mail-to', count: 20, ms: 60 * minute };
/** Mails to all addresses together: what a portal of this size never sends, and what keeps it from being used to send floods. */
export const mailToAll: Limit = { name: 'mail-all', count: 5000, ms: 60 * minute };
/** Registrations and requests for mail from one network, to whatever address. */
export const mailByNetwork: Limit = { name: 'mail-by', count: 200, ms: 60 * minute };
/** Guesses of the current password by whoever has a session. */
export const currentPassword: Limit = { name: 'current-password', count: 10, ms: 15 * minute };

/** A network from which the owner has signed in. */
const knownNetwork: Limit = { name: 'known-address', count: 1, ms: 90 * 24 * 60 * minute };

const keyOf = ([limit, subject]: Counted) => `${limit.name}:${hashOf(subject)}`;

/** One account from one network, as a subject. */
export const pairOf = (email: string, network: string) => `${email} ${network}`;

/** Counts one try. @returns the seconds to wait once the limit is reached, else 0 */
async function count(queries: Queries, counted: Counted, now: Date): Promise<number> {
  const [limit] = counted;
  const endsAt = new Date(now.getTime() + limit.ms);
  // A period that ends later than one that begins now was begun under a wrong clock.
  const over = sql`(${attempts.endsAt} <= ${now.toISOString()}::timestamptz or ${attempts.endsAt} > excluded.ends_at)`;
  const [row] = await queries
    .insert(attempts)
    .values({ key: keyOf(counted), count: 1, endsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning();
  return row && row.count > limit.count ? (row.endsAt.getTime() - now.getTime()) / 1000 : 0;
}

/** Counts one try before it is made, so that many at once cannot slip through. @throws Failure 429 once the limit is reached */
export async function takeAttempt(queries: Queries, limit: Limit, subject: string, now: Date): Promise<void> {
  const waitSeconds = await count(queries, [limit, subject], now);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
}

/** What mails of a purpose to an address count against: the network's own budget first, then that of all networks. */
export const mailBudgets = (purpose: string, email: string, network: string): readonly [Counted, Counted] => [
  [mailFromNetwork, `${purpose} ${pairOf(email, network)}`],
  [mailToAddress, `${purpose} ${email}`],
];

/**
 * Counts one more mail to an address. Beyond a budget nothing is sent, and the last link still works, because a budget lasts
 * no longer than a link. Known and unknown addresses are counted alike.
 * @returns whose budget is used up, or null: that of the network that asks, of the address, or of the whole portal
 */
export async function takeMail(
  queries: Queries,
  purpose: string,
  email: string,
  network: string,
  now: Date,
): Promise<'network' | 'address' | 'portal' | null> {
  const [own, all] = mailBudgets(purpose, email, network);
  if ((await count(queries, own, now)) > 0) return 'network';
  if ((await count(queries, all, now)) > 0) return 'address';
  return (await count(queries, [mailToAll, ''], now)) > 0 ? 'portal' : null;
}

/** Gives tries back that turned out to be right. */
export async function returnAttempts(queries: Queries, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await queries
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(inArray(attempts.key, counted.map(keyOf)));
}

/** Forgets the tries, after the owner has proved to be the owner. */
export async function forgetAttempts(queries: Queries, counted: readonly Counted[]): Promise<void> {
  await queries.delete(attempts).where(inArray(attempts.key, counted.map(keyOf)));
}

/** Remembers that the owner signed in from a network. */
export async function knowNetwork(queries: Queries, email: string, network: string, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + knownNetwork.ms);
  await queries
    .insert(attempts)
    .values({ key: keyOf([knownNetwork, pairOf(email, network)]), count: 1, endsAt })
    .onConflictDoUpdate({ target: attempts.key, set: { endsAt } });
}

/** Whether the owner signed in from the network in the last 90 days. */
export async function isKnownNetwork(queries: Queries, email: string, network: string, now: Date): Promise<boolean> {
  const [known] = await queries
    .select()
    .from(attempts)
    .where(eq(attempts.key, keyOf([knownNetwork, pairOf(email, network)])));
  return known !== undefined && known.endsAt > now;
}

/** Removes periods that are over. */
export async function sweepAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.delete(attempts).where(lt(attempts.endsAt, now));
}
