import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $cart, billingSet, checkoutReset, discountSet, initialCart } from '../../checkout';
import { checkoutIn, course, entered, open, reducedPrice, refusal } from '../testing/course-scope';
import { completeForm, openCourse } from '../testing/registrations';
import { $appliedCode, $discountFailure, $isPricing, discountRemoved, discountRequested } from './discount';
import { courseShown } from './visit';

describe('the discount', () => {
  it('of a restored cart is asked from the server', async () => {
    const { scope, ask } = await entered();
    await allSettled(billingSet, { scope, params: { ...completeForm, discountCode: 'welcome-10' } });
    await allSettled(discountSet, { scope, params: 59_500 });
    await allSettled(courseShown, { scope, params: openCourse({ placesLeft: 1 }) });
    expect(ask.mock.lastCall?.[1]).toEqual({
      params: { courseId: course.id },
      query: { discountCode: 'WELCOME-10', documents: 'pdf' },
    });
    expect(checkoutIn(scope).total).toBe(53_550);
    expect(scope.getState($appliedCode)).toBe('WELCOME-10');
  });

  it('of a restored cart without a code, or with a refused one, is 0', async () => {
    const { scope, ask } = await entered();
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
    const { scope } = await entered();
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
    const { scope, ask } = await entered();
    await allSettled(discountRequested, { scope, params: { course, code } });
    expect(ask).not.toHaveBeenCalled();
    expect(scope.getState($discountFailure)).toMatchObject({ problem });
  });

  it('that arrives after the cart was emptied is ignored', async () => {
    const { scope, ask } = await entered();
    ask.mockImplementationOnce(async () => {
      await Promise.resolve();
      return { price: reducedPrice };
    });
    await Promise.all([
      allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } }),
      allSettled(checkoutReset, { scope }),
    ]);
    expect(scope.getState($cart)).toEqual(initialCart);
    expect(scope.getState($appliedCode)).toBeNull();
  });

  it('is not asked again at the next visit when the server has refused its code', async () => {
    const { scope, ask } = await entered();
    ask.mockRejectedValueOnce(refusal);
    await allSettled(billingSet, { scope, params: { ...completeForm, discountCode: 'OLD-CODE' } });
    await allSettled(courseShown, { scope, params: course });
    expect(scope.getState($discountFailure)).toMatchObject({ code: 'OLD-CODE', problem: 'not_in_list' });
    expect(checkoutIn(scope).billing).toEqual({ ...completeForm, discountCode: null });
    open(scope, course);
    await allSettled(scope);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is asked again at the next visit when the response was lost or another code was refused', async () => {
    const { scope, ask } = await entered();
    ask.mockRejectedValueOnce('Wrong Services').mockRejectedValueOnce(refusal);
    await allSettled(billingSet, { scope, params: { ...completeForm, discountCode: 'WELCOME-10' } });
    await allSettled(courseShown, { scope, params: course });
    expect(scope.getState($discountFailure)).toMatchObject({ problem: null, failure: 'Wrong Services' });
    await allSettled(discountRequested, { scope, params: { course, code: 'OLD-CODE' } });
    expect(checkoutIn(scope).billing).toMatchObject({ discountCode: 'WELCOME-10' });
    open(scope, course);
    await allSettled(scope);
    expect(scope.getState($appliedCode)).toBe('WELCOME-10');
  });

  it('is 0 when the server refuses the applied code after the course has changed', async () => {
    const { scope, ask } = await entered();
    await allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    ask.mockRejectedValueOnce(refusal);
    await allSettled(courseShown, { scope, params: openCourse({ placesLeft: 1 }) });
    expect(checkoutIn(scope)).toMatchObject({ discount: 0, billing: { discountCode: null } });
    expect(scope.getState($appliedCode)).toBeNull();
  });

  it('that is removed while its code is asked again stays removed', async () => {
    const { scope, ask } = await entered();
    await allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    const response = Promise.withResolvers<unknown>();
    ask.mockReturnValueOnce(response.promise);
    void allSettled(courseShown, { scope, params: openCourse({ placesLeft: 1 }) });
    expect(scope.getState($isPricing)).toBe(true);
    void allSettled(discountRemoved, { scope });
    expect(scope.getState($isPricing)).toBe(false);
    response.resolve({ price: reducedPrice });
    await allSettled(scope);
    expect(checkoutIn(scope)).toMatchObject({ discount: 0, billing: { discountCode: null } });
    expect(scope.getState($appliedCode)).toBeNull();
  });

  it('is asked once for two clicks', async () => {
    const { scope, ask } = await entered();
    void allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    void allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    await allSettled(scope);
    expect(ask).toHaveBeenCalledOnce();
    expect(scope.getState($isPricing)).toBe(false);
  });

  it('and its failure are forgotten when the cart is emptied', async () => {
    const { scope } = await entered();
    await allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    await allSettled(discountRequested, { scope, params: { course, code: 'no code!' } });
    expect(scope.getState($discountFailure)).not.toBeNull();
    await allSettled(checkoutReset, { scope });
    expect(scope.getState($appliedCode)).toBeNull();
    expect(scope.getState($discountFailure)).toBeNull();
  });

  it('hides the failure of an earlier code when it is applied, and when it is removed', async () => {
    const { scope } = await entered();
    await allSettled(discountRequested, { scope, params: { course, code: 'no code!' } });
    await allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    expect(scope.getState($discountFailure)).toBeNull();
    await allSettled(discountRequested, { scope, params: { course, code: 'no code!' } });
    await allSettled(discountRemoved, { scope });
    expect(scope.getState($discountFailure)).toBeNull();
  });
});
