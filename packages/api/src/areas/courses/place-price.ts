import { coursePrice } from '@attesta/domain/courses/price';
import type { CoursePrice, DocumentFormat } from '@attesta/domain/courses/schema';
import type { Queries } from '../../database/database.ts';
import { invalid } from '../../http/failure.ts';
import { discountOf } from './discounts.ts';
import type { CourseRow } from './store.ts';

interface PlaceChoices {
  readonly discountCode: string | null;
  readonly documents: DocumentFormat;
  readonly now: Date;
  /** Whether to lock the discount code until the transaction ends. */
  readonly lock?: boolean;
}

/**
 * Returns what a place costs.
 * @throws Failure 400 if the code cannot be used or the course has no printed documents
 */
export async function placePrice(
  queries: Queries,
  course: CourseRow,
  { discountCode, documents, now, lock = false }: PlaceChoices,
): Promise<CoursePrice> {
  if (documents === 'post' && course.printedDocumentsPrice === null) {
    throw invalid({ documents: 'not_in_list' }, 'This course has no printed documents.');
  }
  const discount = await discountOf(queries, discountCode, { courseId: course.id, now, lock });
  return coursePrice(course, { discount, documents });
}
