import { deletionReminderDays } from '@attesta/domain/account/data/deletion';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { accounts } from '../../../database/schema.ts';
import { portalOrigins } from '../../../http/origins.ts';
import type { JobHandler } from '../../../jobs/job.ts';
import { addMail } from '../../../mail/mail-job.ts';
import type { Portal } from '../../../portal/portal.ts';
import type { Occasion } from '../../courses/course-mail.ts';
import { lockAccount } from '../store.ts';
import { deleteAccount } from './delete-account.ts';
import { deletionPlan } from './plan.ts';

export const deletionKind = 'deletions';

const everyMs = 3_600_000;
const reminderMs = deletionReminderDays * 24 * 3_600_000;

/** Mails the reminder of a deletion, unless it was undone or the reminder was mailed in the meantime. */
function remind(queries: Queries, id: string, { now, origin }: Occasion): Promise<void> {
  return queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (!account?.deletionAt || account.deletionRemindedAt) return;
    await transaction.update(accounts).set({ deletionRemindedAt: now }).where(eq(accounts.id, id));
    const deletion = await deletionPlan(transaction, account, account.deletionAt);
    const { email: to, language } = account;
    await addMail(transaction, { template: 'deletionReminder', to, language, origin, deletion }, now);
  });
}

/**
 * Returns the handler of the hourly job that deletes accounts at the requested time, and reminds of it before. An
 * account that fails does not delay the others: the job continues, then fails with all errors, and is retried.
 */
export function deletionHandler({
  clock,
  settings,
  securityLog,
}: Pick<Portal, 'clock' | 'settings' | 'securityLog'>): JobHandler {
  return async (_job, queries) => {
    const [origin] = portalOrigins(settings);
    const now = clock();
    const idsOf = (filter: ReturnType<typeof and>) =>
      queries.select({ id: accounts.id }).from(accounts).where(filter).orderBy(asc(accounts.deletionAt));
    const soon = lte(accounts.deletionAt, new Date(now.getTime() + reminderMs));
    const reminded = await idsOf(and(soon, gt(accounts.deletionAt, now), isNull(accounts.deletionRemindedAt)));
    const errors: unknown[] = [];
    const recordError = (error: unknown) => void errors.push(error);
    for (const { id } of reminded) await remind(queries, id, { now, origin }).catch(recordError);
    for (const { id } of await idsOf(lte(accounts.deletionAt, now))) {
      const deleted = await deleteAccount(queries, id, { now, origin }).catch(recordError);
      if (deleted) securityLog('account_deleted', { account: id });
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Some accounts were not deleted or reminded.');
    return new Date(now.getTime() + everyMs);
  };
}
