import type { Course, CourseRegistration, DocumentFormat } from '@attesta/domain/courses/schema';
import { getCourse } from '@attesta/domain/courses/calls';
import { createEvent, createStore, sample } from 'effector';
import { serverDataChanged } from '../../../platform/http/call-fx';
import { knownRead } from '../../../platform/http/known-read';
import {
  $cart,
  billingSet,
  checkoutFailed,
  checkoutReset,
  paymentMethodSet,
  productAdded,
  productUpdated,
  shippingSet,
} from '../../checkout';
import { documentsIn, isCartOf, isUpToDate, productOf, shippingOf } from './cart-of-course';
import { conflictIn, type CourseConflict } from './conflict';
import type { Details } from './details';
import { registered, registerForCourseFx, rejected } from './register';
import { courseShown, visitEnded } from './visit';

/** The user changed participant or billing address. */
export const detailsChanged = createEvent<Details>();
export const documentsChosen = createEvent<{ course: Course; documents: DocumentFormat }>();
/** The user closed the message about a changed price. */
export const changedPriceClosed = createEvent();

/** The price of the course in the restored cart, and the current one. Null if they do not differ. */
export const $changedPrice = createStore<{ before: number; now: number } | null>(null).reset([
  visitEnded,
  changedPriceClosed,
]);

/** The registration that the server confirmed. The page then opens its confirmation. */
export const $confirmed = createStore<CourseRegistration | null>(null)
  .on(registered, (_, registration) => registration)
  .reset(visitEnded);

// The course becomes the product of the cart. A cart of another course is emptied before. After the registration the
// course can be shown once more with fewer places, before its confirmation opens: the cart stays empty.
const shown = sample({
  clock: courseShown,
  source: { cart: $cart, confirmed: $confirmed },
  filter: ({ confirmed }, course) => confirmed?.course.id !== course.id,
  fn: ({ cart: { checkout } }, course) => ({ checkout, course, isSame: isCartOf(checkout, course.id) }),
});
export const courseReplaced = sample({ clock: shown, filter: ({ isSame }) => !isSame, fn: ({ course }) => course });
/** The cart contains the course already: it was restored, or the facts of the course have changed. */
export const courseKept = sample({ clock: shown, filter: ({ isSame }) => isSame, fn: ({ course }) => course });

sample({ clock: courseReplaced, fn: () => undefined, target: checkoutReset });
sample({ clock: courseReplaced, fn: productOf, target: productAdded });

// The price of a restored cart is replaced by the current one.
const outdated = sample({
  clock: shown,
  filter: ({ checkout, course, isSame }) => isSame && !isUpToDate(checkout, course),
});
sample({ clock: outdated, fn: ({ course }) => productOf(course), target: productUpdated });
sample({
  clock: outdated,
  filter: ({ checkout, course }) => checkout.products[0]?.price !== course.price,
  fn: ({ checkout, course }) => ({ before: checkout.products[0]?.price ?? 0, now: course.price }),
  target: $changedPrice,
});
sample({
  clock: courseKept,
  source: $cart,
  fn: ({ checkout }, course) => shippingOf(documentsIn(checkout, course), course),
  target: shippingSet,
});
// The only method. The cart could contain another one.
sample({ clock: courseShown, fn: () => 'cod', target: paymentMethodSet });
sample({ clock: visitEnded, fn: () => null, target: checkoutFailed });

sample({
  clock: detailsChanged,
  source: $cart,
  fn: ({ checkout }, details) => ({ ...checkout.billing, ...details }),
  target: billingSet,
});
sample({ clock: detailsChanged, fn: () => null, target: checkoutFailed });
sample({ clock: documentsChosen, fn: ({ course, documents }) => shippingOf(documents, course), target: shippingSet });

sample({ clock: registerForCourseFx, fn: () => null, target: checkoutFailed });
sample({ clock: rejected, target: checkoutFailed });

/** The price, the places or the end of registration changed before the request arrived. */
export const conflicted = rejected.filterMap((failure) => conflictIn(failure) ?? undefined);
/** The last conflict. */
export const $conflict = createStore<CourseConflict | null>(null)
  .on(conflicted, (_, conflict) => conflict)
  .reset([visitEnded, registerForCourseFx]);

// A rejected registration contains the current facts of the course. Without them, the course is fetched again.
sample({
  clock: conflicted,
  fn: ({ facts }) =>
    facts ? [knownRead(getCourse, { params: { courseId: facts.course.id } }, { course: facts.course })] : [],
  target: serverDataChanged,
});

const repriced = conflicted.filterMap(({ code, facts }) =>
  code === 'course_closed' || facts === null ? undefined : facts,
);
sample({
  clock: repriced,
  fn: ({ course, price }) => productOf({ ...course, price: price.subtotal }),
  target: productUpdated,
});
sample({
  clock: repriced,
  source: $cart,
  fn: ({ checkout }, { price }) => ({ shipping: price.shipping, paymentType: checkout.payment.type }),
  target: shippingSet,
});
