import type { Discount, DiscountOffer } from '@attesta/domain/courses/schema';
import { todayInBrussels } from '@attesta/domain/values/dates';
import { and, eq, ne } from 'drizzle-orm';
import { courseDiscounts, courseRegistrations } from '../../database/course-schema.ts';
import type { Queries } from '../../database/database.ts';
import { Failure, invalid } from '../../http/failure.ts';

/** Number of registrations that use a code. Cancelled ones do not count. */
export const usesOf = (queries: Queries, code: string): Promise<number> =>
  queries.$count(
    courseRegistrations,
    and(eq(courseRegistrations.discountCode, code), ne(courseRegistrations.state, 'cancelled')),
  );

/** The same for every reason, so that a response does not reveal that a code exists. */
const unusable = () => invalid({ discountCode: 'not_in_list' }, 'This discount code cannot be used for this course.');

/** Whether a request failed because of its discount code. */
export const isUnusableCode = (error: unknown): boolean =>
  error instanceof Failure && error.details.fields?.['discountCode'] !== undefined;

/**
 * Returns the discount of a code for a course; null without a code. With `lock`, the code is locked until the
 * transaction ends, so that simultaneous registrations, also for different courses, cannot exceed its maximum number of
 * uses.
 * @throws Failure 400 if the code is unknown, expired, used up, or for another course
 */
export async function discountOf(
  queries: Queries,
  code: string | null,
  { courseId, now, lock }: { readonly courseId: string; readonly now: Date; readonly lock: boolean },
): Promise<Discount | null> {
  if (code === null) return null;
  const found = queries.select().from(courseDiscounts).where(eq(courseDiscounts.code, code));
  const [offer] = await (lock ? found.for('update') : found);
  if (!offer) throw unusable();
  const isForOther = offer.courseId !== null && offer.courseId !== courseId;
  const isExpired = offer.validUntil !== null && offer.validUntil < todayInBrussels(now);
  if (isForOther || isExpired) throw unusable();
  if (offer.maxUses !== null && (await usesOf(queries, code)) >= offer.maxUses) throw unusable();
  return offer.discount;
}

/** Adds a discount code. Returns false if it exists already. */
export async function addDiscount(queries: Queries, offer: DiscountOffer, now: Date): Promise<boolean> {
  const added = await queries
    .insert(courseDiscounts)
    .values({ ...offer, createdAt: now })
    .onConflictDoNothing({ target: courseDiscounts.code })
    .returning({ code: courseDiscounts.code });
  return added.length > 0;
}

/** Removes a discount code. Returns false if there is no such code. */
export async function removeDiscount(queries: Queries, code: string): Promise<boolean> {
  const removed = await queries
    .delete(courseDiscounts)
    .where(eq(courseDiscounts.code, code))
    .returning({ code: courseDiscounts.code });
  return removed.length > 0;
}
