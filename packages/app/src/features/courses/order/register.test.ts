import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $cart, initialCart } from '../../checkout';
import { checkoutIn, conflictOf, course, entered, refusal, request } from '../testing/course-scope';
import { completeForm, openCourse } from '../testing/registrations';
import { conflictIn, courseAfter } from './conflict';
import { $appliedCode, $discountFailure, discountRequested } from './discount';
import { $conflict, $confirmed, documentsChosen } from './model';
import { registrationRequested } from './register';
import { courseShown } from './visit';

describe('registering', () => {
  it('sends what the user saw, once for two clicks, and empties the cart (D.73)', async () => {
    const { scope, register } = await entered();
    await Promise.all([
      allSettled(registrationRequested, { scope, params: request }),
      allSettled(registrationRequested, { scope, params: request }),
    ]);
    expect(register).toHaveBeenCalledOnce();
    expect(register.mock.lastCall?.[1]).toEqual({
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

  it('keeps the cart empty when the course is shown with fewer places before the confirmation opens', async () => {
    const { scope } = await entered();
    await allSettled(registrationRequested, { scope, params: request });
    await allSettled(courseShown, { scope, params: openCourse({ placesLeft: 1 }) });
    expect(scope.getState($cart)).toEqual(initialCart);
  });

  it('keeps the cart and the failure when the response is lost', async () => {
    const { scope, register } = await entered();
    register.mockRejectedValueOnce('Wrong Services');
    await allSettled(registrationRequested, { scope, params: request });
    expect(scope.getState($cart)).toMatchObject({ error: 'Wrong Services', checkout: { total: 59_500 } });
    await allSettled(registrationRequested, { scope, params: request });
    expect(scope.getState($confirmed)?.id).toBe('r1');
  });

  it('takes the current price when it has changed', async () => {
    const { scope, register } = await entered();
    register.mockRejectedValueOnce(conflictOf(openCourse({ price: 65_000 })));
    await allSettled(registrationRequested, { scope, params: request });
    expect(checkoutIn(scope)).toMatchObject({ total: 65_000, billing: completeForm });
    expect(scope.getState($conflict)).toMatchObject({ code: 'price_changed', facts: { course: { price: 65_000 } } });
  });

  it('reports that the course is full, with its current facts', async () => {
    const { scope, register } = await entered();
    const full = openCourse({ state: 'waiting_list', placesLeft: 0 });
    register.mockRejectedValueOnce({ ...conflictOf(full), code: 'course_full' });
    await allSettled(registrationRequested, { scope, params: request });
    expect(scope.getState($conflict)?.facts?.course.state).toBe('waiting_list');
    await allSettled(courseShown, { scope, params: full });
    expect(scope.getState($cart).error).toMatchObject({ code: 'course_full' });
  });

  it.each(['course_full', 'course_closed', 'price_changed', 'not_found'] as const)(
    'keeps the cart when the host reports %s with the fields of every error only (D.76, D.321)',
    async (code) => {
      const { scope, register } = await entered();
      const before = checkoutIn(scope);
      const failure = { message: 'Not possible.', code };
      register.mockRejectedValueOnce(failure);
      await allSettled(registrationRequested, { scope, params: request });
      expect(scope.getState($conflict)).toEqual({ code, facts: null });
      expect(checkoutIn(scope)).toEqual(before);
      expect(scope.getState($cart).error).toEqual(failure);
    },
  );

  it('leads to the waiting list, or to the page of a closed course, by the code alone (D.76, D.321)', () => {
    const after = (code: string, now = course) => courseAfter(conflictIn({ message: '', code }), now);
    expect(after('course_full')).toMatchObject({ state: 'waiting_list', placesLeft: 0 });
    expect(after('course_closed')).toMatchObject({ state: 'closed' });
    expect(after('course_full', openCourse({ state: 'cancelled' })).state).toBe('cancelled');
    expect(after('price_changed')).toBe(course);
    expect(courseAfter(null, course)).toBe(course);
  });

  it('removes a discount whose code was used up in the meantime', async () => {
    const { scope, register } = await entered();
    await allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    register.mockRejectedValueOnce(refusal);
    await allSettled(registrationRequested, { scope, params: { ...request, code: 'WELCOME-10' } });
    expect(checkoutIn(scope).total).toBe(59_500);
    expect(checkoutIn(scope).billing).toEqual({ ...completeForm, discountCode: null });
    expect(scope.getState($appliedCode)).toBeNull();
    expect(scope.getState($discountFailure)).toMatchObject({ code: 'WELCOME-10', problem: 'not_in_list' });
  });

  it('takes the shipping and the discount of the server when the price has changed', async () => {
    const { scope, register } = await entered();
    await allSettled(documentsChosen, { scope, params: { course, documents: 'post' } });
    await allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    register.mockRejectedValueOnce(conflictOf(openCourse({ price: 65_000 }), { shipping: 5200, discount: 1234 }));
    await allSettled(registrationRequested, { scope, params: request });
    expect(checkoutIn(scope)).toMatchObject({
      shipping: 5200,
      discount: 1234,
      total: 65_000 + 5200 - 1234,
      payment: { type: 'post' },
    });
  });

  it('keeps the price and the shipping in the cart when the course is closed', async () => {
    const { scope, register } = await entered();
    const closed = openCourse({ state: 'closed', price: 65_000 });
    register.mockRejectedValueOnce({ ...conflictOf(closed, { shipping: 5200 }), code: 'course_closed' });
    await allSettled(registrationRequested, { scope, params: request });
    expect(checkoutIn(scope)).toMatchObject({ shipping: 0, total: 59_500 });
    expect(scope.getState($conflict)).toMatchObject({ code: 'course_closed' });
  });

  it('clears the failure and the conflict of the previous request when it is sent again', async () => {
    const { scope, register } = await entered();
    register.mockRejectedValueOnce(conflictOf(course));
    await allSettled(registrationRequested, { scope, params: request });
    const response = Promise.withResolvers<unknown>();
    register.mockReturnValueOnce(response.promise);
    const settled = allSettled(registrationRequested, { scope, params: request });
    expect(scope.getState($cart).error).toBeNull();
    expect(scope.getState($conflict)).toBeNull();
    response.reject('Wrong Services');
    await settled;
    expect(scope.getState($cart).error).toBe('Wrong Services');
  });
});
