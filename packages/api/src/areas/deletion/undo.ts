import { and, asc, eq } from 'drizzle-orm';
import { courseRegistrations } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import type { AccountRow } from '../../database/schema.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { lockCourse, promoteWaiting } from '../courses/index.ts';
import { setDeletion } from './request.ts';

/**
 * Undoes the deletion of an account. Its registrations on waiting lists get the places that are free, because they were
 * passed over while the deletion was pending. The courses are locked in the order of their ids, as for a deletion.
 * @returns the account, or null if it was deleted
 */
export async function undoDeletion(transaction: Queries, id: string, context: MailContext): Promise<AccountRow | null> {
  const account = await setDeletion(transaction, id, null);
  const waiting = await transaction
    .select({ courseId: courseRegistrations.courseId })
    .from(courseRegistrations)
    .where(and(eq(courseRegistrations.accountId, id), eq(courseRegistrations.state, 'waiting')))
    .orderBy(asc(courseRegistrations.courseId));
  for (const { courseId } of waiting) {
    await lockCourse(transaction, courseId);
    await promoteWaiting(transaction, courseId, context);
  }
  return account;
}
