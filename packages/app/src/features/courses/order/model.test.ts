import { coursePrice } from '@attesta/domain/courses/price';
import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import {
  $cart,
  billingSet,
  checkoutReset,
  discountSet,
  initialCart,
  paymentMethodSet,
  productAdded,
} from '../../checkout';
import { completeForm, openCourse, registrationWith } from '../testing/registrations';
import { $appliedCode, $discountFailure, askPriceFx, discountRemoved, discountRequested } from './discount';
import {
  $changedPrice,
  $conflict,
  $confirmed,
  courseLeft,
  courseOpened,
  courseShown,
  detailsChanged,
  documentsChosen,
  registerFx,
  registrationRequested,
} from './model';

const course = openCourse();
const price = coursePrice(course, { discount: { kind: 'percent', percent: 10 }, documents: 'pdf' });
const refusal = { code: 'invalid', message: 'Cannot be used.', fields: { discountCode: 'not_in_list' } };
const checkoutIn = (scope: Scope) => scope.getState($cart).checkout;

/** The handler of a call's effect, which has no source. */
type Handler = (source: null, call: { input: unknown }) => Promise<unknown>;

function scopeWith() {
  const ask = vi.fn<Handler>(() => Promise.resolve({ price }));
  const register = vi.fn<Handler>(() => Promise.resolve({ registration: registrationWith() }));
  const scope = fork({
    handlers: [
      [askPriceFx, ask],
      [registerFx, register],
    ],
  });
  return { scope, ask, register };
}

/** The page was opened and the user has entered the details. */
async function opened() {
  const all = scopeWith();
  await allSettled(courseOpened, { scope: all.scope });
  await allSettled(courseShown, { scope: all.scope, params: course });
  await allSettled(detailsChanged, { scope: all.scope, params: completeForm });
  return all;
}
const request = { course, code: null, joinWaitingList: false };

describe('the cart of a course', () => {
  it('contains one place on the course (D.73)', async () => {
    const { scope } = await opened();
    expect(checkoutIn(scope)).toMatchObject({
      products: [{ id: course.id, name: course.title, price: 59_500, quantity: 1 }],
      total: 59_500,
    });
  });

  it('is emptied when another course is opened', async () => {
    const { scope } = await opened();
    await allSettled(courseShown, { scope, params: openCourse({ id: 'other', price: 0 }) });
    expect(checkoutIn(scope)).toMatchObject({ products: [{ id: 'other' }], total: 0, billing: null, step: 0 });
  });

  it('keeps the details and takes the current price, with a notice', async () => {
    const { scope } = await opened();
    await allSettled(courseShown, { scope, params: openCourse({ price: 65_000 }) });
    expect(checkoutIn(scope)).toMatchObject({ total: 65_000, billing: completeForm });
    expect(scope.getState($changedPrice)).toEqual({ before: 59_500, now: 65_000 });
    await allSettled(courseLeft, { scope });
    expect(scope.getState($changedPrice)).toBeNull();
  });

  it('is paid by invoice, whatever a restored cart contains (D.75, D.120)', async () => {
    const { scope } = scopeWith();
    await allSettled(productAdded, { scope, params: { id: course.id, name: course.title, price: 1, quantity: 1 } });
    await allSettled(paymentMethodSet, { scope, params: 'card' });
    await allSettled(courseShown, { scope, params: course });
    expect(checkoutIn(scope).payment).toEqual({ type: 'free', method: 'cod', card: null });
  });

  it('adds the price of printed documents', async () => {
    const { scope } = await opened();
    await allSettled(documentsChosen, { scope, params: { course, documents: 'post' } });
    expect(checkoutIn(scope)).toMatchObject({ total: 64_000, shipping: 4500, payment: { type: 'post' } });
    await allSettled(documentsChosen, { scope, params: { course, documents: 'pdf' } });
    expect(checkoutIn(scope)).toMatchObject({ total: 59_500, payment: { type: 'free' } });
  });
});

describe('the discount', () => {
  it('of a restored cart is asked from the server', async () => {
    const { scope, ask } = await opened();
    await allSettled(billingSet, { scope, params: { ...completeForm, discountCode: 'welcome-10' } });
    await allSettled(discountSet, { scope, params: 59_500 });
    await allSettled(courseShown, { scope, params: openCourse({ placesLeft: 1 }) });
    expect(ask.mock.lastCall?.[1].input).toEqual({
      params: { courseId: course.id },
      query: { discountCode: 'WELCOME-10', documents: 'pdf' },
    });
    expect(checkoutIn(scope).total).toBe(53_550);
    expect(scope.getState($appliedCode)).toBe('WELCOME-10');
  });

  it('of a restored cart without a code, or with a refused one, is 0', async () => {
    const { scope, ask } = await opened();
    await allSettled(discountSet, { scope, params: 59_500 });
    await allSettled(courseShown, { scope, params: openCourse({ placesLeft: 1 }) });
    expect(checkoutIn(scope).total).toBe(59_500);
    expect(ask).not.toHaveBeenCalled();
    ask.mockRejectedValueOnce(refusal);
    await allSettled(billingSet, { scope, params: { ...completeForm, discountCode: 'OLD-CODE' } });
    await allSettled(discountSet, { scope, params: 59_500 });
    await allSettled(courseShown, { scope, params: course });
    expect(checkoutIn(scope).total).toBe(59_500);
    expect(scope.getState($discountFailure)).toMatchObject({ problem: 'not_in_list' });
  });

  it('is applied and removed, and its code is stored', async () => {
    const { scope } = await opened();
    await allSettled(discountRequested, { scope, params: { course, code: ' welcome-10 ' } });
    expect(checkoutIn(scope)).toMatchObject({ discount: 5950, billing: { discountCode: 'WELCOME-10' } });
    await allSettled(discountRemoved, { scope });
    expect(checkoutIn(scope)).toMatchObject({ discount: 0, billing: { discountCode: null } });
    expect(scope.getState($appliedCode)).toBeNull();
  });

  it.each([
    ['', 'required'],
    ['no code!', 'pattern'],
  ])('the code %j is not sent', async (code, problem) => {
    const { scope, ask } = await opened();
    await allSettled(discountRequested, { scope, params: { course, code } });
    expect(ask).not.toHaveBeenCalled();
    expect(scope.getState($discountFailure)).toMatchObject({ problem });
  });

  it('that arrives after the cart was emptied is ignored', async () => {
    const { scope, ask } = await opened();
    ask.mockImplementationOnce(async () => {
      await Promise.resolve();
      return { price };
    });
    await Promise.all([
      allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } }),
      allSettled(checkoutReset, { scope }),
    ]);
    expect(scope.getState($cart)).toEqual(initialCart);
    expect(scope.getState($appliedCode)).toBeNull();
  });
});

describe('registering', () => {
  it('sends what the user saw, once for two clicks, and empties the cart (D.73)', async () => {
    const { scope, register } = await opened();
    await Promise.all([
      allSettled(registrationRequested, { scope, params: request }),
      allSettled(registrationRequested, { scope, params: request }),
    ]);
    expect(register).toHaveBeenCalledOnce();
    expect(register.mock.lastCall?.[1].input).toEqual({
      params: { courseId: course.id },
      body: {
        participant: completeForm.participant,
        billing: { ...completeForm.billing, vatNumber: 'RO12345678', purchaseOrder: null },
        documents: 'pdf',
        discountCode: null,
        paymentMethod: 'cod',
        expectedTotal: 59_500,
        joinWaitingList: false,
      },
    });
    expect(scope.getState($confirmed)?.number).toBe('C-000123');
    expect(scope.getState($cart)).toEqual(initialCart);
  });

  it('keeps the cart and the failure when the response is lost', async () => {
    const { scope, register } = await opened();
    register.mockRejectedValueOnce('Wrong Services');
    await allSettled(registrationRequested, { scope, params: request });
    expect(scope.getState($cart)).toMatchObject({ error: 'Wrong Services', checkout: { total: 59_500 } });
    await allSettled(registrationRequested, { scope, params: request });
    expect(scope.getState($confirmed)?.id).toBe('r1');
  });

  it('takes the current price when it has changed', async () => {
    const { scope, register } = await opened();
    const dearer = openCourse({ price: 65_000 });
    const conflict = {
      code: 'price_changed',
      message: 'Changed.',
      course: dearer,
      price: coursePrice(dearer, { discount: null, documents: 'pdf' }),
    };
    register.mockRejectedValueOnce(conflict);
    await allSettled(registrationRequested, { scope, params: request });
    expect(checkoutIn(scope)).toMatchObject({ total: 65_000, billing: completeForm });
    expect(scope.getState($conflict)).toMatchObject({ code: 'price_changed', course: { price: 65_000 } });
  });

  it('reports that the course is full, with its current facts', async () => {
    const { scope, register } = await opened();
    const full = openCourse({ state: 'waiting_list', placesLeft: 0 });
    register.mockRejectedValueOnce({
      code: 'course_full',
      message: 'Full.',
      course: full,
      price: coursePrice(full, { discount: null, documents: 'pdf' }),
    });
    await allSettled(registrationRequested, { scope, params: request });
    expect(scope.getState($conflict)?.course.state).toBe('waiting_list');
    await allSettled(courseShown, { scope, params: full });
    expect(scope.getState($cart).error).toMatchObject({ code: 'course_full' });
  });

  it('removes a discount whose code was used up in the meantime', async () => {
    const { scope, register } = await opened();
    await allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    register.mockRejectedValueOnce(refusal);
    await allSettled(registrationRequested, { scope, params: { ...request, code: 'WELCOME-10' } });
    expect(checkoutIn(scope).total).toBe(59_500);
    expect(scope.getState($appliedCode)).toBeNull();
    expect(scope.getState($discountFailure)).toMatchObject({ problem: 'not_in_list' });
  });
});
