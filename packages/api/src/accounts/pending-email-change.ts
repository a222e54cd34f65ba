import { randomUUID } from 'node:crypto';
import type { EmailChange } from '@attesta/domain/account/email/calls';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { emailChanges } from '../database/schema.ts';
import { keepUsedLinks, linkLifeMs } from '../tokens/links.ts';

type EmailChangeRow = typeof emailChanges.$inferSelect;

/** A change of an e-mail address as its user sees it. */
export const emailChangeOf = (row: EmailChangeRow): EmailChange => ({
  email: row.email,
  confirmedAtCurrent: row.currentConfirmedAt !== null,
  confirmedAtNew: row.newConfirmedAt !== null,
  expiresAt: row.expiresAt.toISOString(),
});

/** Returns the pending change of an account, or null. */
export async function pendingChange(queries: Queries, accountId: string, now: Date): Promise<EmailChangeRow | null> {
  const [change] = await queries
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), gt(emailChanges.expiresAt, now)));
  return change ?? null;
}

/** Returns the pending change with an id, or null. */
export async function changeById(queries: Queries, id: string, now: Date): Promise<EmailChangeRow | null> {
  const [change] = await queries
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now)));
  return change ?? null;
}

/** Adds a change and removes an earlier one of the account. Call it with the account locked. */
export async function addEmailChange(
  transaction: Queries,
  accountId: string,
  email: string,
  now: Date,
): Promise<EmailChangeRow> {
  await removeEmailChange(transaction, accountId);
  const expiresAt = new Date(now.getTime() + linkLifeMs);
  const row = { id: randomUUID(), accountId, email, createdAt: now, expiresAt };
  const [change] = await transaction.insert(emailChanges).values(row).returning();
  if (!change) throw new Error('The change was not stored.');
  return change;
}

/** Marks one side of a change as confirmed. Returns the change, or null if it was removed. */
export async function confirmSide(
  transaction: Queries,
  id: string,
  side: 'current' | 'new',
  now: Date,
): Promise<EmailChangeRow | null> {
  const [change] = await transaction
    .update(emailChanges)
    .set(side === 'current' ? { currentConfirmedAt: now } : { newConfirmedAt: now })
    .where(eq(emailChanges.id, id))
    .returning();
  return change ?? null;
}

/** Removes the change of an account, with its links; unsent mails with links are then dropped. Returns whether there was one. */
export async function removeEmailChange(queries: Queries, accountId: string): Promise<boolean> {
  const removed = await queries
    .delete(emailChanges)
    .where(eq(emailChanges.accountId, accountId))
    .returning({ id: emailChanges.id });
  return removed.length > 0;
}

/**
 * Removes a change that took effect or cannot take effect. Its used links are remembered, so that a second use gets its
 * own response. A later change of the account is kept.
 */
export async function finishEmailChange(transaction: Queries, { id, accountId }: EmailChangeRow): Promise<void> {
  await keepUsedLinks(transaction, { emailChangeId: id }, accountId);
  await transaction.delete(emailChanges).where(eq(emailChanges.id, id));
}

/** Deletes changes that were not confirmed in time. */
export async function sweepEmailChanges(queries: Queries, now: Date): Promise<void> {
  await queries.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}
