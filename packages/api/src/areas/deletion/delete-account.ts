import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { accounts, notifiedBodies, windows } from '../../database/schema.ts';
import { addMail, removeMailsTo } from '../../mail/mail-job.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { lockAccount, publishedBodyOf } from '../../accounts/store.ts';
import { deletionPlan } from './plan.ts';
import { releaseRegistrations } from '../courses/index.ts';

/**
 * Deletes an account whose time has come, with everything that refers to it, and mails what was kept. Rows of other
 * tables are deleted by their foreign keys.
 * @returns whether it was deleted; false if the deletion was undone in the meantime, or its reminder is not mailed yet
 */
export function deleteAccount(queries: Queries, id: string, context: MailContext): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (!account?.deletionAt || account.deletionAt > context.now || !account.deletionRemindedAt) return false;
    const { email, language } = account;
    const plan = await deletionPlan(transaction, account, context.now);
    await releaseRegistrations(transaction, id, context);
    const body = publishedBodyOf(account);
    if (body !== null) {
      await transaction.delete(windows).where(eq(windows.notifiedBody, body));
      // The published facts stay, because shortlists of operators refer to them; the body accepts nothing any more.
      const facts = sql`jsonb_set(${notifiedBodies.facts}, '{intake}', '"suspended"')`;
      await transaction.update(notifiedBodies).set({ facts, stated: null }).where(eq(notifiedBodies.number, body));
    }
    await removeMailsTo(transaction, email);
    await transaction.delete(accounts).where(eq(accounts.id, id));
    const mail = { template: 'accountDeleted', to: email, language, origin: context.origin } as const;
    await addMail(transaction, { ...mail, deletion: { ...plan, date: null } }, context.now);
    return true;
  });
}
