import { allSettled, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import { $cart, checkoutFailed, paymentMethodSet, productAdded } from '../../checkout';
import { sessionEnded } from '../../../platform/session/model';
import { checkoutIn, conflictOf, course, entered, otherCourse, request, scopeWith } from '../testing/course-scope';
import { completeForm, openCourse } from '../testing/registrations';
import { $appliedCode, $discountFailure, discountRequested } from './discount';
import { $changedPrice, $conflict, $confirmed, changedPriceClosed, detailsChanged, documentsChosen } from './model';
import { registrationRequested } from './register';
import { courseLeft, courseOpened, courseShown } from './visit';

describe('the cart of a course', () => {
  it('contains one place on the course (D.73)', async () => {
    const { scope } = await entered();
    expect(checkoutIn(scope)).toMatchObject({
      products: [{ id: course.id, name: course.title, price: 59_500, quantity: 1 }],
      total: 59_500,
    });
  });

  it('is emptied when another course is opened', async () => {
    const { scope } = await entered();
    await allSettled(courseShown, { scope, params: openCourse({ id: 'other', price: 0 }) });
    expect(checkoutIn(scope)).toMatchObject({ products: [{ id: 'other' }], total: 0, billing: null, step: 0 });
  });

  it('keeps the details and takes the current price, with a notice', async () => {
    const { scope } = await entered();
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
    const { scope } = await entered();
    await allSettled(documentsChosen, { scope, params: { course, documents: 'post' } });
    expect(checkoutIn(scope)).toMatchObject({ total: 64_000, shipping: 4500, payment: { type: 'post' } });
    await allSettled(documentsChosen, { scope, params: { course, documents: 'pdf' } });
    expect(checkoutIn(scope)).toMatchObject({ total: 59_500, payment: { type: 'free' } });
  });

  it('keeps printed documents at their current price, and takes them away when they are no longer offered', async () => {
    const { scope } = await entered();
    await allSettled(documentsChosen, { scope, params: { course, documents: 'post' } });
    await allSettled(courseShown, { scope, params: openCourse({ printedDocumentsPrice: 5200 }) });
    expect(checkoutIn(scope)).toMatchObject({ shipping: 5200, total: 64_700, payment: { type: 'post' } });
    await allSettled(courseShown, { scope, params: openCourse({ printedDocumentsPrice: null }) });
    expect(checkoutIn(scope)).toMatchObject({ shipping: 0, total: 59_500, payment: { type: 'free' } });
  });
});

const visitEnds = [
  ['opening a page', (scope: Scope) => allSettled(courseOpened, { scope, params: otherCourse.id })],
  ['leaving the page', (scope: Scope) => allSettled(courseLeft, { scope })],
  ['the end of the session', (scope: Scope) => allSettled(sessionEnded, { scope, params: 'expired' })],
] as const;

describe.each(visitEnds)('%s', (_, end) => {
  it('closes the message about a changed price', async () => {
    const { scope } = await entered();
    await allSettled(courseShown, { scope, params: openCourse({ price: 65_000 }) });
    await end(scope);
    expect(scope.getState($changedPrice)).toBeNull();
  });

  it('forgets the registration that was confirmed', async () => {
    const { scope } = await entered();
    await allSettled(registrationRequested, { scope, params: request });
    expect(scope.getState($confirmed)).not.toBeNull();
    await end(scope);
    expect(scope.getState($confirmed)).toBeNull();
  });

  it('clears the conflict and the error of the cart', async () => {
    const { scope, register } = await entered();
    register.mockRejectedValueOnce(conflictOf(course));
    await allSettled(registrationRequested, { scope, params: request });
    expect(scope.getState($conflict)).not.toBeNull();
    expect(scope.getState($cart).error).not.toBeNull();
    await end(scope);
    expect(scope.getState($conflict)).toBeNull();
    expect(scope.getState($cart).error).toBeNull();
  });

  it('forgets the code that was applied', async () => {
    const { scope } = await entered();
    await allSettled(discountRequested, { scope, params: { course, code: 'WELCOME-10' } });
    expect(scope.getState($appliedCode)).toBe('WELCOME-10');
    await end(scope);
    expect(scope.getState($appliedCode)).toBeNull();
  });

  it('forgets the code that could not be applied', async () => {
    const { scope } = await entered();
    await allSettled(discountRequested, { scope, params: { course, code: 'no code!' } });
    expect(scope.getState($discountFailure)).not.toBeNull();
    await end(scope);
    expect(scope.getState($discountFailure)).toBeNull();
  });
});

it('the user can close the message about a changed price', async () => {
  const { scope } = await entered();
  await allSettled(courseShown, { scope, params: openCourse({ price: 65_000 }) });
  await allSettled(changedPriceClosed, { scope });
  expect(scope.getState($changedPrice)).toBeNull();
});

it('a change of the details clears the error of the cart', async () => {
  const { scope } = await entered();
  await allSettled(checkoutFailed, { scope, params: 'Wrong Services' });
  await allSettled(detailsChanged, { scope, params: completeForm });
  expect(scope.getState($cart).error).toBeNull();
});
