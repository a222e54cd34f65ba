import { getCoursePrice } from '@attesta/domain/courses/calls';
import { discountCode, type Course } from '@attesta/domain/courses/schema';
import { createEvent, createStore, sample } from 'effector';
import { $cart, billingSet, checkoutReset, discountSet } from '../../checkout';
import { createCallFx } from '../../../platform/http/call-fx';
import { problemOf } from '../../../platform/http/problem';
import { documentsIn, isCartOf } from './cart-of-course';
import { storedCode } from './details';
import { conflicted, courseKept, courseLeft, courseOpened, registerFx } from './model';

/** The user applies a discount code, as typed. */
export const discountRequested = createEvent<{ course: Course; code: string }>();
export const discountRemoved = createEvent();

export const askPriceFx = createCallFx(getCoursePrice);

/** A code that could not be applied: the code of the field's problem, or the failure of the call. */
interface DiscountFailure {
  problem: string | null;
  failure: unknown;
}

const refused = sample({
  clock: discountRequested,
  filter: ({ code }) => !discountCode.safeParse(code).success,
  fn: ({ code }): DiscountFailure => ({ problem: code.trim() === '' ? 'required' : 'pattern', failure: null }),
});

const failureOf = (error: unknown): DiscountFailure => ({
  problem: problemOf(error).fields['discountCode'] ?? null,
  failure: error,
});

/** The registration was rejected because the code expired or was used up meanwhile. */
const expired = sample({
  clock: registerFx.failData,
  filter: (error) => problemOf(error).fields['discountCode'] !== undefined,
});

// The result of a question that is no longer about the course in the cart is ignored.
const accepted = sample({
  clock: askPriceFx.done,
  source: $cart,
  filter: ({ checkout }, { params }) => isCartOf(checkout, params.params.courseId),
  fn: ({ checkout }, { params, result }) => ({
    code: params.query.discountCode ?? null,
    discount: result.price.discount,
    billing: { ...checkout.billing, discountCode: params.query.discountCode ?? null },
  }),
});

/** The code that the server has accepted since the page was opened. Only this code is sent with a registration. */
export const $appliedCode = createStore<string | null>(null)
  .on(accepted, (_, { code }) => code)
  .reset([courseOpened, courseLeft, checkoutReset, discountRemoved, expired]);

export const $discountFailure = createStore<DiscountFailure | null>(null)
  .on(refused, (_, failure) => failure)
  .on([askPriceFx.failData, expired], (_, error) => failureOf(error))
  .reset([courseOpened, courseLeft, checkoutReset, discountRemoved, accepted]);

sample({ clock: accepted, fn: ({ billing }) => billing, target: billingSet });
sample({ clock: accepted, fn: ({ discount }) => discount, target: discountSet });
sample({ clock: [discountRemoved, expired], fn: () => 0, target: discountSet });
sample({
  clock: discountRemoved,
  source: $cart,
  fn: ({ checkout }) => ({ ...checkout.billing, discountCode: null }),
  target: billingSet,
});
sample({ clock: conflicted, fn: ({ price }) => price.discount, target: discountSet });

// The discount of a restored cart is not trusted: it is 0 until the server has confirmed the stored code.
sample({
  clock: courseKept,
  source: { cart: $cart, applied: $appliedCode },
  filter: ({ cart, applied }) => applied === null || applied !== storedCode(cart.checkout.billing),
  fn: () => 0,
  target: discountSet,
});

const restored = sample({
  clock: courseKept,
  source: $cart,
  fn: ({ checkout }, course) => ({ course, code: storedCode(checkout.billing) }),
});
sample({
  clock: [discountRequested, restored],
  source: { cart: $cart, isPending: askPriceFx.pending },
  filter: ({ isPending }, { code }) => !isPending && discountCode.safeParse(code).success,
  fn: ({ cart }, { course, code }) => ({
    params: { courseId: course.id },
    query: { discountCode: discountCode.parse(code), documents: documentsIn(cart.checkout, course) },
  }),
  target: askPriceFx,
});
