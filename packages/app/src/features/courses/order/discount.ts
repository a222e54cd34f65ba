import { getCoursePrice } from '@attesta/domain/courses/calls';
import { discountCode, type Course, type DocumentFormat } from '@attesta/domain/courses/schema';
import { attach, createEvent, createStore, merge, sample } from 'effector';
import { $cart, billingSet, checkoutReset, discountSet } from '../../checkout';
import { createCallFx } from '../../../platform/http/call-fx';
import { problemOf } from '../../../platform/http/problem';
import { documentsIn } from './cart-of-course';
import { storedCode } from './details';
import { conflicted, courseKept } from './model';
import { rejected } from './register';
import { visitEnded } from './visit';

/** The user applies a discount code, as typed. */
export const discountRequested = createEvent<{ course: Course; code: string }>();
export const discountRemoved = createEvent();

interface PriceRequest {
  courseId: string;
  code: string;
  documents: DocumentFormat;
}

/**
 * Its response may arrive on another page or in another session. Use `$isPricing`, `$appliedCode` and
 * `$discountFailure`.
 */
export const fetchPriceFx = attach({
  effect: createCallFx(getCoursePrice),
  mapParams: ({ courseId, code, documents }: PriceRequest) => ({
    params: { courseId },
    query: { discountCode: code, documents },
  }),
});

/** The pending request of this visit. The response to any other request is ignored. */
const $pendingRequest = createStore<PriceRequest | null>(null)
  .on(fetchPriceFx, (_, request) => request)
  .reset([visitEnded, checkoutReset, discountRemoved]);
const responded = sample({
  clock: fetchPriceFx.finally,
  source: $pendingRequest,
  filter: (request, { params }) => request === params,
  fn: (_, response) => response,
});
$pendingRequest.reset(responded);

/** Whether the page waits for the price with a discount code. */
export const $isPricing = $pendingRequest.map((request) => request !== null);

/** A code that could not be applied, with the code of the field's problem or the failure of the call. */
interface DiscountFailure {
  code: string;
  problem: string | null;
  failure: unknown;
}

const problemIn = (error: unknown): string | null => problemOf(error).fields['discountCode'] ?? null;

const malformed = sample({
  clock: discountRequested,
  filter: ({ code }) => !discountCode.safeParse(code).success,
  fn: ({ code }): DiscountFailure => ({ code, problem: code.trim() === '' ? 'required' : 'pattern', failure: null }),
});

const failed = responded.filterMap((response): DiscountFailure | undefined =>
  response.status === 'fail'
    ? { code: response.params.code, problem: problemIn(response.error), failure: response.error }
    : undefined,
);

const accepted = responded.filterMap((response) =>
  response.status === 'done' ? { code: response.params.code, discount: response.result.price.discount } : undefined,
);

/** The registration was rejected because the code expired or was used up meanwhile. */
const expired = sample({
  clock: rejected,
  source: $cart,
  filter: (_, error) => problemIn(error) !== null,
  fn: ({ checkout }, error): DiscountFailure => ({
    code: storedCode(checkout.billing) ?? '',
    problem: problemIn(error),
    failure: error,
  }),
});

/** The server refused the stored code, for example one that expired since it was accepted. */
const refused = sample({
  clock: failed,
  source: $cart,
  filter: ({ checkout }, { code, problem }) => problem !== null && code === storedCode(checkout.billing),
  fn: (_, failure) => failure,
});

/**
 * The cart has no discount any more. Its code is not stored either: otherwise every visit would request its price again.
 */
const discountLost = merge([discountRemoved, expired, refused]);

/** The code that the server has accepted since the page was opened. Only this code is sent with a registration. */
export const $appliedCode = createStore<string | null>(null)
  .on(accepted, (_, { code }) => code)
  .reset([visitEnded, checkoutReset, discountLost]);

export const $discountFailure = createStore<DiscountFailure | null>(null)
  .on([malformed, failed, expired], (_, failure) => failure)
  .reset([visitEnded, checkoutReset, discountRemoved, accepted]);

sample({ clock: accepted, fn: ({ discount }) => discount, target: discountSet });
sample({ clock: discountLost, fn: () => 0, target: discountSet });
sample({
  clock: conflicted,
  filter: ({ facts }) => facts !== null,
  fn: ({ facts }) => facts!.price.discount,
  target: discountSet,
});

sample({
  clock: [accepted.map(({ code }) => code), discountLost.map(() => null)],
  source: $cart,
  fn: ({ checkout }, code) => ({ ...checkout.billing, discountCode: code }),
  target: billingSet,
});

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
  source: { cart: $cart, isPricing: $isPricing },
  filter: ({ isPricing }, { code }) => !isPricing && discountCode.safeParse(code).success,
  fn: ({ cart }, { course, code }) => ({
    courseId: course.id,
    code: discountCode.parse(code),
    documents: documentsIn(cart.checkout, course),
  }),
  target: fetchPriceFx,
});
