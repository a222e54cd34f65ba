import { coursePrice } from '@attesta/domain/courses/price';
import type { Course } from '@attesta/domain/courses/schema';
import { allSettled, fork, type Scope } from 'effector';
import { vi } from 'vitest';
import { operator } from '../../../testing/people';
import { $cart } from '../../checkout';
import { sessionEnded, signedIn } from '../../../platform/session/model';
import { fetchPriceFx } from '../order/discount';
import { detailsChanged } from '../order/model';
import { registerForCourseFx } from '../order/register';
import { courseLeft, courseOpened, courseShown } from '../order/visit';
import { completeForm, openCourse, registrationWith } from './registrations';

export const course = openCourse();
export const otherCourse = openCourse({ id: 'other', title: 'Vigilance', price: 20_000 });
/** The price with the discount code WELCOME-10. */
export const reducedPrice = coursePrice(course, { discount: { kind: 'percent', percent: 10 }, documents: 'pdf' });
export const request = { course, code: null, joinWaitingList: false };
/** The server refuses the discount code. */
export const refusal = { code: 'invalid', message: 'Cannot be used.', fields: { discountCode: 'not_in_list' } };

export const checkoutIn = (scope: Scope) => scope.getState($cart).checkout;

/** The handler of a call's effect. It receives the source, which is null, and the input of the call. */
type Handler = (source: null, input: unknown) => Promise<unknown>;

/** A scope in which every code has a discount of 10 % and every registration succeeds. */
export function scopeWith() {
  const ask = vi.fn<Handler>(() => Promise.resolve({ price: reducedPrice }));
  const register = vi.fn<Handler>(() => Promise.resolve({ registration: registrationWith() }));
  const scope = fork({
    handlers: [
      [fetchPriceFx, ask],
      [registerForCourseFx, register],
    ],
  });
  return { scope, ask, register };
}

/** Opens the page of a course. Does not wait for requests. */
export function open(scope: Scope, opened: Course): void {
  void allSettled(courseOpened, { scope, params: opened.id });
  void allSettled(courseShown, { scope, params: opened });
}

/** Opens the page of a course and enters the details. Does not wait for requests. */
export function enter(scope: Scope, opened: Course): void {
  open(scope, opened);
  void allSettled(detailsChanged, { scope, params: completeForm });
}

/** The page was opened and the user has entered the details. */
export async function entered() {
  const all = scopeWith();
  enter(all.scope, course);
  await allSettled(all.scope);
  return all;
}

/** Signs the user out, and another user in. Does not wait for requests. */
export function changeUser(scope: Scope): void {
  void allSettled(courseLeft, { scope });
  void allSettled(sessionEnded, { scope, params: 'signed-out' });
  void allSettled(signedIn, { scope, params: { ...operator, id: 'u2' } });
}

/** The server's response when the price or the places of a course have changed. */
export const conflictOf = (current: Course, price: Partial<ReturnType<typeof coursePrice>> = {}) => ({
  code: 'price_changed',
  message: 'Changed.',
  course: current,
  price: { ...coursePrice(current, { discount: null, documents: 'pdf' }), ...price },
});
