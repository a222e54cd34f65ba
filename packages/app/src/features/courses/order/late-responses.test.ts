import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { $cart, initialCart } from '../../checkout';
import { sessionEnded } from '../../../platform/session/model';
import {
  changeUser,
  checkoutIn,
  conflictOf,
  course,
  enter,
  entered,
  open,
  otherCourse,
  reducedPrice,
  refusal,
  request,
} from '../testing/course-scope';
import { completeForm, openCourse, registrationWith } from '../testing/registrations';
import { $appliedCode, $discountFailure, $isPricing, discountRequested } from './discount';
import { $conflict, $confirmed, documentsChosen } from './model';
import { $registeringIds, registrationRequested } from './register';
import { courseLeft } from './visit';

const success = { registration: registrationWith() };
const failures = [
  ['a lost connection', 'Wrong Services'],
  ['a changed price', conflictOf(openCourse({ price: 65_000 }), { shipping: 5200, discount: 1234 })],
  ['a refused discount code', refusal],
] as const;

/** The user registers for the course, and the response is pending. */
async function registering() {
  const all = await entered();
  const response = Promise.withResolvers<unknown>();
  all.register.mockReturnValueOnce(response.promise);
  void allSettled(registrationRequested, { scope: all.scope, params: request });
  return { ...all, response };
}

/** The user asks for the price with a discount code, and the response is pending. */
async function pricing() {
  const all = await entered();
  const response = Promise.withResolvers<unknown>();
  all.ask.mockReturnValueOnce(response.promise);
  void allSettled(discountRequested, { scope: all.scope, params: { course, code: 'WELCOME-10' } });
  return { ...all, response };
}

const leave = (scope: Scope) => void allSettled(courseLeft, { scope });

/** Leaves the page, and opens the page of the other course with details, printed documents and a discount. */
function openOther(scope: Scope): void {
  leave(scope);
  enter(scope, otherCourse);
  void allSettled(documentsChosen, { scope, params: { course: otherCourse, documents: 'post' } });
  void allSettled(discountRequested, { scope, params: { course: otherCourse, code: 'WELCOME-10' } });
}
const cartOfOther = {
  products: [{ id: otherCourse.id }],
  shipping: 4500,
  discount: 5950,
  billing: { ...completeForm, discountCode: 'WELCOME-10' },
};

describe('the response to a registration, on the page of another course', () => {
  it('keeps the cart and opens no confirmation after success', async () => {
    const { scope, response } = await registering();
    openOther(scope);
    response.resolve(success);
    await allSettled(scope);
    expect(checkoutIn(scope)).toMatchObject(cartOfOther);
    expect(scope.getState($confirmed)).toBeNull();
  });

  it.each(failures)('changes and shows nothing after %s', async (_, failure) => {
    const { scope, response } = await registering();
    openOther(scope);
    response.reject(failure);
    await allSettled(scope);
    expect(scope.getState($cart)).toMatchObject({ error: null, checkout: cartOfOther });
    expect(scope.getState($conflict)).toBeNull();
    expect(scope.getState($appliedCode)).toBe('WELCOME-10');
    expect(scope.getState($discountFailure)).toBeNull();
  });

  it('is not waited for: the other course can be registered for', async () => {
    const { scope, register, response } = await registering();
    const registration = registrationWith({ id: 'r2', course: otherCourse });
    openOther(scope);
    expect(scope.getState($registeringIds)).toEqual([course.id]);
    register.mockResolvedValueOnce({ registration });
    void allSettled(registrationRequested, { scope, params: { ...request, course: otherCourse } });
    expect(scope.getState($registeringIds)).toEqual([course.id, otherCourse.id]);
    response.resolve(success);
    await allSettled(scope);
    expect(register).toHaveBeenCalledTimes(2);
    expect(scope.getState($confirmed)).toEqual(registration);
    expect(scope.getState($registeringIds)).toEqual([]);
  });
});

describe('the response to a registration, after the page was left', () => {
  it('empties the cart after success, so that the next visit does not restore it', async () => {
    const { scope, response } = await registering();
    leave(scope);
    response.resolve(success);
    await allSettled(scope);
    expect(scope.getState($cart)).toEqual(initialCart);
    expect(scope.getState($confirmed)).toBeNull();
    open(scope, course);
    expect(checkoutIn(scope).billing).toBeNull();
  });

  it.each(failures)('keeps the cart after %s', async (_, failure) => {
    const { scope, response } = await registering();
    const { checkout } = scope.getState($cart);
    leave(scope);
    response.reject(failure);
    await allSettled(scope);
    expect(scope.getState($cart)).toEqual({ error: null, checkout });
    expect(scope.getState($conflict)).toBeNull();
  });

  it('opens the confirmation when the user has returned to the course', async () => {
    const { scope, response } = await registering();
    leave(scope);
    open(scope, course);
    expect(scope.getState($registeringIds)).toEqual([course.id]);
    response.resolve(success);
    await allSettled(scope);
    expect(scope.getState($confirmed)).toEqual(success.registration);
  });
});

describe('the response to a registration, in the session of another user', () => {
  it('keeps the cart of the same course and opens no confirmation after success (D.119)', async () => {
    const { scope, response } = await registering();
    changeUser(scope);
    enter(scope, course);
    const cart = scope.getState($cart);
    response.resolve(success);
    await allSettled(scope);
    expect(scope.getState($cart)).toEqual(cart);
    expect(scope.getState($confirmed)).toBeNull();
  });

  it.each(failures)('changes and shows nothing after %s (D.119)', async (_, failure) => {
    const { scope, response } = await registering();
    changeUser(scope);
    enter(scope, course);
    const cart = scope.getState($cart);
    response.reject(failure);
    await allSettled(scope);
    expect(scope.getState($cart)).toEqual(cart);
    expect(scope.getState($conflict)).toBeNull();
    expect(scope.getState($discountFailure)).toBeNull();
  });

  it('is not waited for, and does not end the wait for the registration of this session', async () => {
    const { scope, register, response } = await registering();
    changeUser(scope);
    enter(scope, course);
    const own = Promise.withResolvers<unknown>();
    register.mockReturnValueOnce(own.promise);
    void allSettled(registrationRequested, { scope, params: request });
    expect(register).toHaveBeenCalledTimes(2);
    response.resolve(success);
    await response.promise;
    await Promise.resolve();
    expect(scope.getState($registeringIds)).toEqual([course.id]);
    own.resolve({ registration: registrationWith({ id: 'r2' }) });
    await allSettled(scope);
    expect(scope.getState($confirmed)?.id).toBe('r2');
  });
});

it('a registration that fails after signing out leaves no error', async () => {
  const { scope, response } = await registering();
  void allSettled(sessionEnded, { scope, params: 'signed-out' });
  response.reject('Wrong Services');
  await allSettled(scope);
  expect(scope.getState($cart)).toEqual(initialCart);
});

describe.each([
  ['on the page of another course', leave, otherCourse],
  ['in the session of another user', changeUser, course],
  ['at the next visit of the course', leave, course],
] as const)('the response to a discount code, %s', (_, end, next) => {
  it('applies no discount', async () => {
    const { scope, response } = await pricing();
    end(scope);
    enter(scope, next);
    response.resolve({ price: reducedPrice });
    await allSettled(scope);
    expect(checkoutIn(scope)).toMatchObject({ discount: 0, billing: completeForm });
    expect(scope.getState($appliedCode)).toBeNull();
  });

  it('shows no failure', async () => {
    const { scope, response } = await pricing();
    end(scope);
    enter(scope, next);
    response.reject(refusal);
    await allSettled(scope);
    expect(scope.getState($discountFailure)).toBeNull();
  });

  it('is not waited for: another code can be applied', async () => {
    const { scope, ask, response } = await pricing();
    end(scope);
    enter(scope, next);
    expect(scope.getState($isPricing)).toBe(false);
    void allSettled(discountRequested, { scope, params: { course: next, code: 'SECOND' } });
    expect(scope.getState($isPricing)).toBe(true);
    response.reject(refusal);
    await allSettled(scope);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(scope.getState($appliedCode)).toBe('SECOND');
  });
});
