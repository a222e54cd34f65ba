import { deletionReminderDays } from '@attesta/domain/account/data/deletion';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { accounts } from '../../database/schema.ts';
import { portalOrigins } from '../../http/origins.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { addMail, removeUnsentReminder } from '../../mail/mail-job.ts';
import type { Portal } from '../../portal.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { lockAccount } from '../../accounts/store.ts';
import { deleteAccount } from './delete-account.ts';
import { deletionPlan } from './plan.ts';

export const deletionKind = 'deletions';

const everyMs = 3_600_000;
const reminderMs = deletionReminderDays * 24 * 3_600_000;

/**
 * Mails the reminder of a deletion and, if it is late, postpones the deletion to the promised number of days after it.
 * A reminder that could not be sent until the day of the deletion is replaced in the same way. Does nothing if the
 * deletion was undone or the reminder was sent.
 */
function remind(queries: Queries, id: string, { now, origin }: MailContext): Promise<void> {
  return queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (!account?.deletionAt) return;
    const { email: to, language, deletionAt, deletionRemindedAt } = account;
    const isUnsent = deletionAt <= now && (await removeUnsentReminder(transaction, to));
    if (deletionRemindedAt && !isUnsent) return;
    const dates = {
      deletionAt: new Date(Math.max(deletionAt.getTime(), now.getTime() + reminderMs)),
      deletionRemindedAt: now,
    };
    await transaction.update(accounts).set(dates).where(eq(accounts.id, id));
    const deletion = await deletionPlan(transaction, { ...account, ...dates }, dates.deletionAt);
    await addMail(transaction, { template: 'deletionReminder', to, language, origin, deletion }, now);
  });
}

/**
 * Returns the handler of the hourly job that deletes accounts at the requested time, and reminds of it before. An
 * account is never deleted less than three days after its reminder. An
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
    const isDue = lte(accounts.deletionAt, now);
    // One interval earlier than promised, because the next run would be too late.
    const isSoon = lte(accounts.deletionAt, new Date(now.getTime() + reminderMs + everyMs));
    const toRemind = await idsOf(or(isDue, and(isSoon, isNull(accounts.deletionRemindedAt))));
    const errors: unknown[] = [];
    const recordError = (error: unknown) => void errors.push(error);
    for (const { id } of toRemind) await remind(queries, id, { now, origin }).catch(recordError);
    for (const { id } of await idsOf(isDue)) {
      const deleted = await deleteAccount(queries, id, { now, origin }).catch(recordError);
      if (deleted) securityLog('account_deleted', { account: id });
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Some accounts were not deleted or reminded.');
    return new Date(now.getTime() + everyMs);
  };
}
