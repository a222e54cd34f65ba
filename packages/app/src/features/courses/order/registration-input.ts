import { needsBilling } from '@attesta/domain/courses/needs-billing';
import type { Course, RegistrationInput } from '@attesta/domain/courses/schema';
import type { Checkout } from '../../checkout';
import { documentsIn } from './cart-of-course';
import { completeDetails, detailsInput, emptyDetails, storedDetails } from './details';

interface Choices {
  course: Pick<Course, 'printedDocumentsPrice'>;
  /** The discount code that the server has accepted. */
  code: string | null;
  joinWaitingList: boolean;
}

/** Whether the registration in a cart needs a billing address. */
export const needsBillingOf = (
  { total, products, ...checkout }: Pick<Checkout, 'total' | 'products' | 'payment'>,
  course: Pick<Course, 'printedDocumentsPrice'>,
): boolean => needsBilling(Math.max(total, products[0]?.price ?? 0), documentsIn(checkout, course));

/**
 * The body of the request that registers for the course in a cart. Incomplete details are sent as they are: the server
 * rejects them by field.
 */
export function registrationOf(checkout: Checkout, { course, code, joinWaitingList }: Choices): RegistrationInput {
  const details = storedDetails(checkout.billing);
  const hasBilling = needsBillingOf(checkout, course);
  return {
    ...(completeDetails(details, hasBilling) ??
      (detailsInput(details ?? emptyDetails, hasBilling) as Pick<RegistrationInput, 'participant' | 'billing'>)),
    documents: documentsIn(checkout, course),
    discountCode: code,
    paymentMethod: 'cod',
    expectedTotal: checkout.total,
    joinWaitingList,
  };
}
