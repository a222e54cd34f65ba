import { invoiceKeptUntil, isInvoiced, suppliedOn } from '@attesta/domain/courses/retention';
import { asc, eq, lt } from 'drizzle-orm';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { invoiceRecords } from '../../database/account-schema.ts';
import { courseRegistrations } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import type { MailContext } from '../../mail/mail-job.ts';
import { promoteWaiting } from './promote.ts';
import { courseOf, lockCourse, type CountedCourse } from './store.ts';

type RegistrationRow = typeof courseRegistrations.$inferSelect;

/** Keeps what tax law requires of a registration: the invoice without the participant and the address of delivery. */
async function keepInvoice(
  transaction: Queries,
  { number, billing, subtotal, discount, shipping, total, vat, vatRate, createdAt }: RegistrationRow,
  course: ReturnType<typeof courseOf>,
): Promise<void> {
  if (!billing) return;
  const { email: _, ...customer } = billing;
  const supplied = suppliedOn(course);
  await transaction.insert(invoiceRecords).values({
    number,
    courseTitle: course.title,
    suppliedOn: supplied,
    billing: customer,
    subtotal,
    discount,
    shipping,
    total,
    vat,
    vatRate,
    orderedAt: createdAt,
    keepUntil: invoiceKeptUntil(supplied),
  });
}

async function release(
  transaction: Queries,
  registration: RegistrationRow,
  counted: CountedCourse,
  context: MailContext,
): Promise<void> {
  const course = courseOf(counted, context.now);
  if (isInvoiced(course, registration, context.now)) await keepInvoice(transaction, registration, course);
  await transaction.delete(courseRegistrations).where(eq(courseRegistrations.id, registration.id));
  await promoteWaiting(transaction, course.id, context);
}

/**
 * Deletes the registrations of an account: places in courses that have not started go to the waiting list, and invoices
 * are kept. The courses are locked in the order of their ids, so that two deletions never deadlock.
 */
export async function releaseRegistrations(
  transaction: Queries,
  accountId: string,
  context: MailContext,
): Promise<void> {
  const registrations = await transaction
    .select()
    .from(courseRegistrations)
    .where(eq(courseRegistrations.accountId, accountId))
    .orderBy(asc(courseRegistrations.courseId), asc(courseRegistrations.number));
  for (const registration of registrations) {
    await release(transaction, registration, await lockCourse(transaction, registration.courseId), context);
  }
}

/** Deletes the data of invoices that need not be kept any longer. */
export async function sweepInvoiceRecords(queries: Queries, now: Date): Promise<void> {
  await queries.delete(invoiceRecords).where(lt(invoiceRecords.keepUntil, todayInBrussels(now)));
}
