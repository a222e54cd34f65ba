import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { links } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { hashOf, newToken } from './tokens.ts';

/** `emailCurrent` and `emailNew` confirm a change of the e-mail address at the current and at the new address. */
export type LinkPurpose = 'verify' | 'reset' | 'emailCurrent' | 'emailNew';

/** Lifetime of a link of any purpose, in ms. */
export const linkLifeMs = 3_600_000;

/** How long a used link is remembered, so that a second use gets its own response. */
const usedLifeMs = 30 * 24 * 3_600_000;

/** The target of a link: a registration to verify, an account to set a password for, a change to confirm, or none. */
export interface LinkSubject {
  readonly registrationId?: string;
  readonly accountId?: string;
  readonly emailChangeId?: string;
}

/** Failure 400 for a link that is unknown or expired. */
export const linkInvalid = () =>
  new Failure(400, 'link_invalid', 'This link is not valid, or is older than an hour. Request a new one.');

const linkUsed = () => new Failure(400, 'link_used', 'This link was already used.');

/** Creates a link and returns its token; only the hash is stored. */
export async function issueLink(
  queries: Queries,
  purpose: LinkPurpose,
  subject: LinkSubject,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkLifeMs);
  await queries.insert(links).values({ tokenHash: hashOf(token), purpose, ...subject, expiresAt });
  return token;
}

/** Clocks of servers on one database differ by less than this; a later expiry was written while a clock was wrong. */
const clockSkewMs = 300_000;

const usable = (purposes: readonly LinkPurpose[], token: string, now: Date) =>
  and(
    eq(links.tokenHash, hashOf(token)),
    inArray(links.purpose, [...purposes]),
    isNull(links.usedAt),
    gt(links.expiresAt, now),
    lt(links.expiresAt, new Date(now.getTime() + linkLifeMs + clockSkewMs)),
  );

const subject = {
  purpose: links.purpose,
  registrationId: links.registrationId,
  accountId: links.accountId,
  emailChangeId: links.emailChangeId,
};

/** Returns the target of a valid link, or null, without using up the link. */
export async function findLink(queries: Queries, purposes: readonly LinkPurpose[], token: string, now: Date) {
  const [found] = await queries
    .select(subject)
    .from(links)
    .where(usable(purposes, token, now));
  return found ?? null;
}

/**
 * Uses up a link with a single statement, so that of several simultaneous uses only one succeeds. Call it in the
 * transaction that performs the action of the link.
 * @returns the target, or null for a token that is unknown, used or expired
 */
export async function consumeLink(queries: Queries, purposes: readonly LinkPurpose[], token: string, now: Date) {
  const [used] = await queries
    .update(links)
    .set({ usedAt: now })
    .where(usable(purposes, token, now))
    .returning(subject);
  return used ?? null;
}

/**
 * The failure for a link that is not valid. Only the recipient of the mail knows the token of a used link, so the
 * response reveals nothing to others.
 * @returns Failure 400 `link_used` for a link that was used in the last 30 days, otherwise `link_invalid`
 */
export async function linkFailure(queries: Queries, purposes: readonly LinkPurpose[], token: string): Promise<Failure> {
  const [link] = await queries
    .select({ usedAt: links.usedAt })
    .from(links)
    .where(and(eq(links.tokenHash, hashOf(token)), inArray(links.purpose, [...purposes])));
  return link?.usedAt ? linkUsed() : linkInvalid();
}

/** Keeps the used links of a target that is about to be deleted, for the account for which they were used. */
export async function keepUsedLinks(
  queries: Queries,
  target: { readonly registrationId: string } | { readonly emailChangeId: string },
  accountId: string,
): Promise<void> {
  const isForTarget =
    'registrationId' in target
      ? eq(links.registrationId, target.registrationId)
      : eq(links.emailChangeId, target.emailChangeId);
  await queries
    .update(links)
    .set({ registrationId: null, emailChangeId: null, accountId })
    .where(and(isForTarget, isNotNull(links.usedAt)));
}

/** Deletes the unused reset links of an account, because none may be valid after a password change. */
export async function removeResetLinks(queries: Queries, accountId: string): Promise<void> {
  await queries
    .delete(links)
    .where(and(eq(links.accountId, accountId), eq(links.purpose, 'reset'), isNull(links.usedAt)));
}

/** Deletes expired links, and used ones a month later. */
export async function sweepLinks(queries: Queries, now: Date): Promise<void> {
  const usedBefore = new Date(now.getTime() - usedLifeMs);
  await queries
    .delete(links)
    .where(or(and(lt(links.expiresAt, now), isNull(links.usedAt)), lt(links.usedAt, usedBefore)));
}
