import { coursePrice } from '@attesta/domain/courses/price';
import type { Course, CourseRegistration } from '@attesta/domain/courses/schema';
import { courseWith } from '@attesta/domain/courses/testing/course';
import type { Details } from '../order/details';

/** A course with free places and the given changes, for tests. */
export const openCourse = (changes: Partial<Course> = {}): Course => ({
  ...courseWith(),
  state: 'open',
  placesLeft: 2,
  ...changes,
});

/** Complete participant and billing address, for tests. */
export const completeForm: Details = {
  participant: { firstName: 'Ana', lastName: 'Pop', email: 'ana@example.org' },
  billing: {
    organisation: 'Corvia SRL',
    street: 'Strada Academiei 28',
    postalCode: '010016',
    city: 'București',
    country: 'RO',
    email: 'invoices@example.org',
    vatNumber: 'ro 123-456.78',
    purchaseOrder: ' ',
  },
};

/** A confirmed registration with the given changes, for tests. */
export function registrationWith(changes: Partial<CourseRegistration> = {}): CourseRegistration {
  const course = changes.course ?? openCourse();
  return {
    id: 'r1',
    number: 'C-000123',
    state: 'confirmed',
    waitingPosition: null,
    course,
    participant: completeForm.participant,
    billing: null,
    documents: 'pdf',
    discountCode: null,
    paymentMethod: 'cod',
    price: coursePrice(course, { discount: null, documents: 'pdf' }),
    cancellable: true,
    createdAt: '2027-01-03T10:00:00Z',
    cancelledAt: null,
    ...changes,
  };
}
