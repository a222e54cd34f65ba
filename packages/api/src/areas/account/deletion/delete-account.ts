import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { accounts, windows } from '../../../database/schema.ts';
import { addMail, removeMailsTo } from '../../../mail/mail-job.ts';
import type { Occasion } from '../../courses/course-mail.ts';
import { lockAccount, publishedBodyOf } from '../store.ts';
import { deletionPlan } from './plan.ts';
import { releaseRegistrations } from './release-registrations.ts';

/**
 * Deletes an account whose time has come, with everything that refers to it, and mails what was kept. Rows of other
 * tables are deleted by their foreign keys.
 * @returns whether it was deleted; false if the deletion was undone in the meantime
 */
export function deleteAccount(queries: Queries, id: string, occasion: Occasion): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (!account?.deletionAt || account.deletionAt > occasion.now) return false;
    const { email, language } = account;
    const plan = await deletionPlan(transaction, account, occasion.now);
    await releaseRegistrations(transaction, id, occasion);
    const body = publishedBodyOf(account);
    if (body !== null) await transaction.delete(windows).where(eq(windows.notifiedBody, body));
    await removeMailsTo(transaction, email);
    await transaction.delete(accounts).where(eq(accounts.id, id));
    const mail = { template: 'accountDeleted', to: email, language, origin: occasion.origin } as const;
    await addMail(transaction, { ...mail, deletion: { ...plan, date: null } }, occasion.now);
    return true;
  });
}
