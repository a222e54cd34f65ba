import { describe, expect, it } from 'vitest';
import { maxAmount, type Product } from './amounts';
import { checkoutReducer, firstStep, initialCart, lastStep, type Cart, type CheckoutEvent } from './checkout-state';

const course: Product = { id: 'course-1', name: 'Annex IX audits', price: 24_000, quantity: 1 };
const book: Product = { id: 'book-1', name: 'MDR commentary', price: 4_550, quantity: 2 };

const after = (...events: CheckoutEvent[]): Cart => events.reduce(checkoutReducer, initialCart);
const amountsAfter = (...events: CheckoutEvent[]) => {
  const { subtotal, total } = after(...events).checkout;
  return [subtotal, total];
};
const added = (product: Product): CheckoutEvent => ({ type: 'productAdded', product });
const updated = (product: Product): CheckoutEvent => ({ type: 'productUpdated', product });
const discount = (amount: number): CheckoutEvent => ({ type: 'discountSet', discount: amount });
const shipping = (amount: number, paymentType = 'post'): CheckoutEvent => ({
  type: 'shippingSet',
  shipping: amount,
  paymentType,
});

describe('the initial cart', () => {
  it('has no error (S3.40)', () => expect(initialCart.error).toBeNull());

  it('has step 0, no products, no amounts and no billing (S3.41, S3.42, S3.43)', () =>
    expect(initialCart.checkout).toMatchObject({
      step: 0,
      products: [],
      subtotal: 0,
      total: 0,
      discount: 0,
      shipping: 0,
      billing: null,
    }));

  it('is free, with cash on delivery and no card (S3.44, S3.45, S3.46, S9.8, S9.9)', () =>
    expect(initialCart.checkout.payment).toEqual({ type: 'free', method: 'cod', card: null }));
});

describe('steps', () => {
  const stepAfter = (...events: CheckoutEvent[]) => after(...events).checkout.step;
  const forward: CheckoutEvent = { type: 'stepForward' };
  const back: CheckoutEvent = { type: 'stepBack' };

  it('can be set (S4.35)', () => expect(stepAfter({ type: 'stepSet', step: 2 })).toBe(2));
  it('go forward by one (S4.36)', () => expect(stepAfter(forward, forward)).toBe(2));
  it('go back by one (S4.37)', () => expect(stepAfter(forward, forward, back)).toBe(1));
  it('stay at the first and at the last step (D.78)', () => {
    expect(stepAfter(back)).toBe(firstStep);
    expect(stepAfter(forward, forward, forward, forward, forward)).toBe(lastStep);
  });
});

describe('products', () => {
  it('add their amount to subtotal and total (S4.38)', () => {
    expect(amountsAfter(added(course), added(book))).toEqual([33_100, 33_100]);
  });

  it('that are added again add their quantity, with the latest price (S4.38)', () => {
    const cart = after(added(course), added({ ...course, price: 20_000, quantity: 2 }));
    expect(cart.checkout.products).toEqual([{ ...course, price: 20_000, quantity: 3 }]);
    expect(cart.checkout.total).toBe(60_000);
  });

  it('that are removed subtract their amount (S4.39)', () => {
    expect(amountsAfter(added(course), added(book), { type: 'productRemoved', id: 'course-1' })).toEqual([
      9_100, 9_100,
    ]);
  });

  it('that are updated change the amounts by the difference (S4.40)', () => {
    expect(amountsAfter(added(course), added(book), updated({ ...book, quantity: 3 }))).toEqual([37_650, 37_650]);
    expect(amountsAfter(added(course), added(book), updated({ ...book, quantity: 0 }))).toEqual([24_000, 24_000]);
  });

  it('store no other fields than id, name, price and quantity (D.75)', () => {
    const withCard = { ...course, card: '4111 1111 1111 1111' };
    expect(after(added(withCard)).checkout.products).toEqual([course]);
    expect(after(added(course), updated(withCard)).checkout.products).toEqual([course]);
  });
});

it('a product can have the longest title of a course, in any script', () => {
  const cart = after(added({ ...course, name: '𠮷'.repeat(160) }));
  expect(cart.checkout.products).toHaveLength(1);
});

describe('discount and shipping', () => {
  it('a discount replaces the previous discount (S4.41)', () => {
    expect(amountsAfter(added(course), discount(5_000), discount(1_000))).toEqual([24_000, 23_000]);
  });

  it('the total is 0 if the discount is larger than the subtotal (D.79)', () => {
    expect(amountsAfter(added(course), discount(50_000))).toEqual([24_000, 0]);
    expect(amountsAfter(added(course), discount(50_000), added(book), added(course))).toEqual([57_100, 7_100]);
  });

  it('shipping adds the difference to the previous shipping cost (S4.42)', () => {
    expect(amountsAfter(added(course), shipping(900), shipping(500))).toEqual([24_000, 24_500]);
  });

  it('shipping sets the payment type (S4.43)', () => {
    expect(after(shipping(900, 'post')).checkout.payment).toEqual({ type: 'post', method: 'cod', card: null });
  });
});

describe('billing, payment and errors', () => {
  it('billing is copied without empty optional fields (S3.43)', () => {
    const billing = { participant: { name: 'Ana', phone: undefined }, codes: ['A'] };
    const cart = after({ type: 'billingSet', billing });
    expect(cart.checkout.billing).toStrictEqual({ participant: { name: 'Ana' }, codes: ['A'] });
    expect(checkoutReducer(cart, { type: 'billingSet', billing: null }).checkout.billing).toBeNull();
  });

  it('method and card can be set (S3.45, S3.46)', () => {
    const cart = after({ type: 'paymentMethodSet', method: 'invoice' }, { type: 'paymentCardSet', card: '4111' });
    expect(cart.checkout.payment).toEqual({ type: 'free', method: 'invoice', card: '4111' });
  });

  it('a failure sets the error and keeps the checkout (S3.40)', () => {
    const cart = after(added(course), { type: 'failed', error: 'Wrong Services' });
    expect(cart).toMatchObject({ error: 'Wrong Services', checkout: { total: 24_000 } });
  });

  it('a reset restores the initial cart (S4.44)', () => {
    expect(after(added(course), { type: 'failed', error: 'x' }, { type: 'stepForward' }, { type: 'reset' })).toBe(
      initialCart,
    );
  });
});

describe('an invalid event', () => {
  const deep = { a: { b: { c: { d: { e: { f: 1 } } } } } };
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  const numbers = [NaN, Infinity, -1, -0, 0.5, 1e308, '3', null, undefined, {}, 10n] as number[];
  const billings = [deep, circular, [], 'x', { a: NaN }, { a: new Date(0) }, { a: () => 1 }, { a: 'x'.repeat(30_000) }];
  const events: [string, unknown][] = [
    ...numbers.flatMap((value): [string, unknown][] => [
      ['step', { type: 'stepSet', step: value }],
      ['price', { type: 'productAdded', product: { ...book, price: value } }],
      ['quantity', { type: 'productAdded', product: { ...book, quantity: value } }],
      ['updated price', { type: 'productUpdated', product: { ...course, price: value } }],
      ['updated quantity', { type: 'productUpdated', product: { ...course, quantity: value } }],
      ['discount', { type: 'discountSet', discount: value }],
      ['shipping', { type: 'shippingSet', shipping: value, paymentType: 'post' }],
    ]),
    ...billings.map((billing): [string, unknown] => ['billing', { type: 'billingSet', billing }]),
    ['hostile billing', { type: 'billingSet', billing: JSON.parse('{"a":{"__proto__":{"b":1}}}') as unknown }],
    ['missing product', { type: 'productAdded', product: null }],
    ['name', { type: 'productAdded', product: { ...book, name: 7 } }],
    ['long id', { type: 'productAdded', product: { ...book, id: 'x'.repeat(1_000) } }],
    ['quantity 0', { type: 'productAdded', product: { ...book, quantity: 0 } }],
    ['sum above the limit', { type: 'productAdded', product: { ...book, price: maxAmount } }],
    ['shipping above the limit', { type: 'shippingSet', shipping: maxAmount, paymentType: 'post' }],
    ['payment type', { type: 'shippingSet', shipping: 5, paymentType: null }],
    ['method', { type: 'paymentMethodSet', method: '' }],
    ['card', { type: 'paymentCardSet', card: 4111 }],
    ['unknown id', { type: 'productRemoved', id: '__proto__' }],
    ['unknown product', { type: 'productUpdated', product: { ...book, id: 'constructor' } }],
    ['unknown type', { type: 'toString' }],
  ];
  it.each(events)('leaves the cart unchanged: %s %#', (_, event) => {
    const cart = after(added(course));
    expect(checkoutReducer(cart, event as CheckoutEvent)).toBe(cart);
  });

  it('leaves the cart unchanged: more than 50 products', () => {
    const products = Array.from({ length: 60 }, (_, number) => added({ ...book, id: `book-${number}` }));
    expect(after(...products).checkout.products).toHaveLength(50);
  });
});

it.each<[string, CheckoutEvent[]]>([
  ['the current step', [{ type: 'stepSet', step: 0 }]],
  ['the current discount', [discount(0)]],
  ['the current shipping', [shipping(0, 'free')]],
  ['the current method', [{ type: 'paymentMethodSet', method: 'cod' }]],
  ['no card', [{ type: 'paymentCardSet', card: null }]],
  ['no billing', [{ type: 'billingSet', billing: null }]],
  ['no error', [{ type: 'failed', error: null }]],
  ['a reset of the initial cart', [{ type: 'reset' }]],
])('returns the same object if nothing changes: %s', (_, events) => expect(after(...events)).toBe(initialCart));
