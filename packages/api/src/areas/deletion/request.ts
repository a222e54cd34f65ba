import { deletionDays, type Deletion } from '@attesta/domain/account/data/deletion';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { accounts, type AccountRow } from '../../database/schema.ts';
import { addMail } from '../../mail/mail-job.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { removeEmailChange } from '../../accounts/pending-email-change.ts';
import { closeSessionsOf } from '../../accounts/sessions.ts';
import { deletionPlan } from './plan.ts';

/** When an account is deleted whose deletion is requested at an instant. */
export const deletionTime = (now: Date): Date => new Date(now.getTime() + deletionDays * 24 * 3_600_000);

/** Sets the time of the deletion, or undoes it with null. Returns the account, or null if it was deleted. */
export async function setDeletion(queries: Queries, id: string, deletionAt: Date | null): Promise<AccountRow | null> {
  const [account] = await queries
    .update(accounts)
    .set({ deletionAt, deletionRemindedAt: null })
    .where(eq(accounts.id, id))
    .returning();
  return account ?? null;
}

/**
 * Starts the deletion of an account: ends its sessions except that of the token `keep`, and mails when it is deleted
 * and what is kept. Call it with the account locked.
 * @returns null if the account was deleted
 */
export async function startDeletion(
  transaction: Queries,
  id: string,
  { now, origin }: MailContext,
  keep?: string,
): Promise<{ account: AccountRow; deletion: Deletion } | null> {
  const deletionAt = deletionTime(now);
  const account = await setDeletion(transaction, id, deletionAt);
  if (!account) return null;
  await closeSessionsOf(transaction, id, keep);
  await removeEmailChange(transaction, id);
  const deletion = await deletionPlan(transaction, account, deletionAt);
  const { email: to, language } = account;
  await addMail(transaction, { template: 'deletionRequested', to, language, origin, deletion }, now);
  return { account, deletion };
}
