import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { attempts } from '../database/schema.ts';
import { providerNetwork, surroundingNetwork } from '../http/client-network.ts';
import { tooMany } from '../http/failure.ts';
import { hashOf } from '../tokens/tokens.ts';

const minute = 60_000;

/** The number of attempts allowed in a period that begins with the first attempt. */
export interface Limit {
  readonly name: string;
  readonly count: number;
  readonly ms: number;
}

/** A limit and the subject that it counts. */
export type Counted = readonly [limit: Limit, subject: string];

/**
 * Sign-ins to one account from one network. Rejected attempts do not extend the period, so no user is locked out
 * permanently.
 */
export const signInFromNetwork: Limit = { name: 'sign-in-pair', count: 10, ms: 15 * minute };
/** Sign-ins to one account from all networks that its owner never used: password guessing from many machines. */
export const signInToAccount: Limit = { name: 'sign-in-account', count: 50, ms: 60 * minute };
/** Sign-ins to all accounts from one network: one password tried on many accounts. */
export const signInByNetwork: Limit = { name: 'sign-in-address', count: 100, ms: 15 * minute };
/** Sign-ins to one account from a browser in which its owner has signed in. No other limit applies to it. */
export const signInFromDevice: Limit = { name: 'sign-in-device', count: 10, ms: 15 * minute };
/** Wrong codes of the second factor, after the correct password, from one network, known device or session. */
export const secondFactorTry: Limit = { name: 'second-factor', count: 5, ms: 15 * minute };
/**
 * Wrong codes of the authenticator app for one account, from all clients together: known devices count too, because
 * whoever can read the owner's mail can make a browser known.
 */
export const appCodesInHour: Limit = { name: 'second-factor-account', count: 20, ms: 60 * minute };
export const appCodesInDay: Limit = { name: 'second-factor-day', count: 60, ms: 24 * 60 * minute };
/** Mails of one purpose to one address, requested from one network. */
export const mailFromNetwork: Limit = { name: 'mail-pair', count: 5, ms: 15 * minute };
/**
 * Mails of one purpose to one address, requested from all networks together. The period is no longer than the lifetime
 * of a link, so the last link that was sent is valid until the period ends.
 */
export const mailToAddress: Limit = { name: 'mail-to', count: 20, ms: 60 * minute };
/**
 * Requested mails to all addresses together: more than a portal of this size ever sends, and a bound on its abuse for
 * mass mail. Made-up addresses cannot use up the mails to accounts; nor can a few known ones, each with its own limit.
 * Networks share them, see {@link mayPortalMail}.
 */
export const mailToAll = {
  account: { name: 'mail-accounts', count: 20_000, ms: 60 * minute },
  noAccount: { name: 'mail-no-account', count: 4000, ms: 60 * minute },
} as const satisfies Record<string, Limit>;
/** The share of what is left that one provider may use, and of the share of its provider that one surrounding network may. */
const shareOfProvider = 1 / 10;
const shareOfSurrounding = 1 / 3;
/** Registrations and requests for mail from one network, to any address. */
const mailByNetwork: Limit = { name: 'mail-by', count: 200, ms: 60 * minute };
/** The same from the surrounding network, see `surroundingNetwork`: one customer often has all of its /64 networks. */
const mailBySurrounding: Limit = { name: 'mail-by-surrounding', count: 500, ms: 60 * minute };
/** Wrong current passwords entered in a session. */
export const currentPassword: Limit = { name: 'current-password', count: 10, ms: 15 * minute };
/** Unusable discount codes entered by one account: guessing of codes. */
export const discountGuess: Limit = { name: 'discount-guess', count: 20, ms: 15 * minute };
/** Unusable discount codes entered by all accounts from one network: guessing of codes with many accounts. */
export const discountGuessByNetwork: Limit = { name: 'discount-guess-address', count: 100, ms: 15 * minute };
/** Registrations for courses by one account. Cancelled ones count, because registering and cancelling sends mails. */
export const courseRegistration: Limit = { name: 'course-registration', count: 30, ms: 60 * minute };
/** Uploads of pictures by one account. */
export const pictureUpload: Limit = { name: 'picture-upload', count: 30, ms: 60 * minute };
/** Requests of one account to change its e-mail address. */
export const emailChangeRequest: Limit = { name: 'email-change', count: 5, ms: 60 * minute };
/** Requests of one account to delete it. Each sends a mail, and undoing it allows the next. */
export const deletionRequest: Limit = { name: 'deletion-request', count: 5, ms: 60 * minute };
/** Exports of the data of one account. */
export const dataExport: Limit = { name: 'data-export', count: 10, ms: 24 * 60 * minute };

/** Saves of the profile of one notified body. Each keeps both states in the audit trail for 24 months. */
export const profileSave: Limit = { name: 'profile-save', count: 120, ms: 60 * minute };
/** Calendar feeds and API tokens that one account creates. */
export const accessKeyCreation: Limit = { name: 'access-key', count: 20, ms: 60 * minute };
/** Reads of one calendar feed. Calendars read a few times a day; a body's 5,000 windows take about a second. */
export const feedRead: Limit = { name: 'feed-read', count: 30, ms: 60 * minute };

/** Marks a network from which the owner has signed in. */
const knownNetwork: Limit = { name: 'known-address', count: 1, ms: 90 * 24 * 60 * minute };

const keyOf = ([limit, subject]: Counted) => `${limit.name}:${hashOf(subject)}`;

/** The subject for one account from one network. */
export const pairOf = (email: string, network: string) => `${email} ${network}`;

/**
 * How much later than a new period a stored one may end. Simultaneous attempts read the clock in another order than
 * they are counted, some milliseconds apart. A period that ends later still was started while the clock was wrong: it
 * is shortened, but its attempts still count.
 */
const reorderedBy = minute;

/** An attempt that was counted. */
export interface CountedAttempt {
  readonly counted: Counted;
  /** End of the period in which it was counted. */
  readonly endsAt: Date;
  /** Whether it was the last one that the limit allows in the period. */
  readonly isLast: boolean;
}

/**
 * Counts one attempt. Rejected attempts are not counted: the count is exact also if some of the simultaneous attempts
 * are refunded later.
 * @returns the counted attempt, or the seconds to wait if the limit is reached
 */
async function count(queries: Queries, counted: Counted, now: Date): Promise<CountedAttempt | number> {
  const [limit] = counted;
  const key = keyOf(counted);
  const endsAt = new Date(now.getTime() + limit.ms);
  const latestEnd = new Date(endsAt.getTime() + reorderedBy);
  const isOver = sql`${attempts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const isWrong = sql`${attempts.endsAt} > ${latestEnd.toISOString()}::timestamptz`;
  const corrected = sql`case when ${isWrong} then ${endsAt.toISOString()}::timestamptz else ${attempts.endsAt} end`;
  const [row] = await queries
    .insert(attempts)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${corrected} end`,
      },
      setWhere: sql`${isOver} or ${attempts.count} < ${limit.count}`,
    })
    .returning();
  if (row) return { counted, endsAt: row.endsAt, isLast: row.count === limit.count };
  const [reached] = await queries
    .update(attempts)
    .set({ endsAt: corrected })
    .where(eq(attempts.key, key))
    .returning({ endsAt: attempts.endsAt });
  const waitMs = reached ? reached.endsAt.getTime() - now.getTime() : 0;
  return Math.max(1, Math.min(waitMs, limit.ms) / 1000);
}

/**
 * Counts one attempt before it is made, so that simultaneous attempts cannot exceed the limit.
 * @returns the counted attempt, for {@link refundAttempts}
 * @throws Failure 429 if the limit is reached
 */
export async function countAttempt(
  queries: Queries,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<CountedAttempt> {
  const result = await count(queries, [limit, subject], now);
  if (typeof result === 'number') throw tooMany(result);
  return result;
}

/**
 * Counts a registration or a request for mail, to whatever address.
 * @throws Failure 429 if the limit of the network or of the surrounding network is reached
 */
export async function countMailRequest(queries: Queries, network: string, now: Date): Promise<void> {
  await countAttempt(queries, mailByNetwork, network, now);
  await countAttempt(queries, mailBySurrounding, surroundingNetwork(network), now);
}

/**
 * Counts one mail to an address. If a limit is exceeded, no mail is sent; the last link is still valid, because a
 * period is no longer than the lifetime of a link. Known and unknown addresses are counted alike.
 * @returns the exceeded limit, or null: that of the requesting network, or of the address
 */
export async function countMail(
  queries: Queries,
  purpose: string,
  email: string,
  network: string,
  now: Date,
): Promise<'network' | 'address' | null> {
  const isReached = async (counted: Counted) => typeof (await count(queries, counted, now)) === 'number';
  if (await isReached([mailFromNetwork, `${purpose} ${pairOf(email, network)}`])) return 'network';
  return (await isReached([mailToAddress, `${purpose} ${email}`])) ? 'address' : null;
}

/** Returns the attempts counted in the current period of each limit; 0 without one. */
async function countedIn(queries: Queries, counted: readonly Counted[], now: Date): Promise<number[]> {
  const rows = await queries
    .select({ key: attempts.key, count: attempts.count })
    .from(attempts)
    .where(and(inArray(attempts.key, counted.map(keyOf)), gt(attempts.endsAt, now)));
  const byKey = new Map(rows.map((row) => [row.key, row.count]));
  return counted.map((one) => byKey.get(keyOf(one)) ?? 0);
}

/**
 * Counts one mail of the whole portal. Returns whether it may be sent. Nobody can use up the mails of others: a provider
 * may use a tenth of what is left, and a surrounding network a third of what is left of that. Each further network of a
 * sender gets less, and a network that has sent nothing yet gets a mail as long as one is left.
 */
export async function mayPortalMail(
  queries: Queries,
  to: keyof typeof mailToAll,
  network: string,
  now: Date,
): Promise<boolean> {
  const total = mailToAll[to];
  const provider: Counted = [{ ...total, name: `${total.name}-provider` }, providerNetwork(network)];
  const surrounding: Counted = [{ ...total, name: `${total.name}-surrounding` }, surroundingNetwork(network)];
  const [ofAll = 0, ofProvider = 0] = await countedIn(queries, [[total, ''], provider], now);
  const isWithin = async ([limit, subject]: Counted, allowed: number) =>
    typeof (await count(queries, [{ ...limit, count: Math.max(1, Math.floor(allowed)) }, subject], now)) !== 'number';
  return (
    (await isWithin(surrounding, (total.count * shareOfProvider - ofProvider) * shareOfSurrounding)) &&
    (await isWithin(provider, (total.count - ofAll) * shareOfProvider)) &&
    isWithin([total, ''], total.count)
  );
}

/** Subtracts attempts that turned out to be legitimate, each only in the period in which it was counted. */
export async function refundAttempts(queries: Queries, refunded: readonly CountedAttempt[]): Promise<void> {
  if (refunded.length === 0) return;
  const inPeriod = ({ counted, endsAt }: CountedAttempt) =>
    and(eq(attempts.key, keyOf(counted)), eq(attempts.endsAt, endsAt));
  await queries
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(or(...refunded.map(inPeriod)));
}

/** Deletes the counts, after the owner has been authenticated. */
export async function clearAttempts(queries: Queries, counted: readonly Counted[]): Promise<void> {
  await queries.delete(attempts).where(inArray(attempts.key, counted.map(keyOf)));
}

/** Records that the owner signed in from a network. */
export async function rememberNetwork(queries: Queries, email: string, network: string, now: Date): Promise<void> {
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

/** Deletes expired counts. */
export async function sweepAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.delete(attempts).where(lt(attempts.endsAt, now));
}
