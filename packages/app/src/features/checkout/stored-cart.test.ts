import { describe, expect, it } from 'vitest';
import { checkoutReducer, initialCart, type Cart, type CheckoutEvent } from './checkout-state';
import { parseCart, storedCartOf, toStoredCart } from './stored-cart';

const events: CheckoutEvent[] = [
  { type: 'productAdded', product: { id: 'course-1', name: 'Annex IX audits', price: 24_000, quantity: 1 } },
  { type: 'discountSet', discount: 4_000 },
  { type: 'shippingSet', shipping: 900, paymentType: 'post' },
  { type: 'billingSet', billing: { participant: { name: 'Ana' } } },
  { type: 'paymentCardSet', card: '4111 1111 1111 1111' },
  { type: 'failed', error: 'Wrong Services' },
  { type: 'stepSet', step: 2 },
];
const cart: Cart = events.reduce(checkoutReducer, initialCart);
const text = toStoredCart(cart, 'u1').text!;

describe('the stored cart', () => {
  it('has the specified fields, without error and card (D.75)', () =>
    expect(JSON.parse(text)).toStrictEqual({
      version: 7,
      checkout: {
        step: 2,
        products: [{ id: 'course-1', name: 'Annex IX audits', price: 24_000, quantity: 1 }],
        subtotal: 24_000,
        total: 20_900,
        discount: 4_000,
        shipping: 900,
        billing: { participant: { name: 'Ana' } },
        payment: { type: 'post', method: 'cod' },
      },
    }));

  it('is read again', () =>
    expect(parseCart(text)).toEqual({
      error: null,
      checkout: { ...cart.checkout, payment: { type: 'post', method: 'cod', card: null } },
    }));

  it('may have another order of fields', () => {
    const { version, checkout } = JSON.parse(text) as { version: number; checkout: object };
    const reversed = Object.fromEntries(Object.entries(checkout).reverse());
    expect(parseCart(JSON.stringify({ checkout: reversed, version })).checkout.total).toBe(20_900);
  });

  it('does not exist for an empty cart', () =>
    expect(toStoredCart(initialCart, 'u1')).toEqual({ text: null, owner: null }));

  it('can be read again if every value is as long as allowed', () => {
    const long = '\u0001'.repeat(200);
    const product = (number: number) => ({ id: `${number}`.padEnd(200, '\u0001'), name: long, price: 1, quantity: 1 });
    const largest = Array.from({ length: 50 }, (_, number) => product(number))
      .map((one): CheckoutEvent => ({ type: 'productAdded', product: one }))
      .concat({ type: 'billingSet', billing: { note: 'x'.repeat(19_000) } })
      .concat({ type: 'paymentMethodSet', method: long })
      .reduce(checkoutReducer, initialCart);
    expect(parseCart(toStoredCart(largest, null).text!)).toEqual(largest);
  });
});

describe('an invalid stored cart resets to the initial cart', () => {
  const replaced = (from: string | RegExp, to: string): string => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return changed;
  };
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it.each<[string, () => string]>([
    ['not JSON', () => '{'],
    ['empty', () => ''],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['a number', () => '7'],
    ['without checkout', () => '{"version":7}'],
    ['another version', () => replaced('"version":7', '"version":6')],
    ['an unknown field', () => replaced('"version":7', '"version":7,"isAdmin":true')],
    ['an unknown checkout field', () => replaced('"step":2', '"step":2,"x":1')],
    ['a card', () => replaced('"method":"cod"', '"method":"cod","card":"4111"')],
    ['a prototype', () => replaced('"step":2', '"step":2,"__proto__":{"total":1}')],
    ['a prototype in a product', () => replaced('"id":', '"__proto__":{"price":1},"id":')],
    ['a prototype in the billing', () => replaced('"name":"Ana"', '"__proto__":{"name":"Ana"}')],
    ['a step as text', () => replaced('"step":2', '"step":"2"')],
    ['a step above the last', () => replaced('"step":2', '"step":4')],
    ['a negative step', () => replaced('"step":2', '"step":-1')],
    ['NaN, which JSON stores as null', () => replaced('"price":24000', '"price":null')],
    ['a negative price', () => replaced('"price":24000', '"price":-24000')],
    ['a fraction', () => replaced('"price":24000', '"price":24000.5')],
    ['an absurd price', () => replaced('"price":24000', '"price":1e308')],
    ['an absurd quantity', () => replaced('"quantity":1', '"quantity":100000000')],
    ['the quantity 0', () => replaced('"quantity":1', '"quantity":0')],
    ['a wrong subtotal', () => replaced('"subtotal":24000', '"subtotal":1')],
    ['a wrong total', () => replaced('"total":20900', '"total":0')],
    ['a negative discount', () => replaced('"discount":4000', '"discount":-4000')],
    ['products that are an object', () => replaced(/"products":\[.*?\]/, '"products":{}')],
    ['products that are null', () => replaced(/"products":\[.*?\]/, '"products":null')],
    ['a product that is null', () => replaced(/"products":\[.*?\]/, '"products":[null]')],
    ['the same product twice', () => replaced(/("products":)\[(.*?)\]/, '$1[$2,$2]')],
    ['too many products', () => replaced(/("products":)\[.*?\]/, `$1[${Array(60).fill('{}').join()}]`)],
    ['a billing that is a text', () => replaced(/"billing":\{.*?\}\}/, '"billing":"x"')],
    ['a deep billing', () => replaced('"name":"Ana"', `"name":${nested(20)}`)],
    ['a long billing', () => replaced('"name":"Ana"', `"name":"${'x'.repeat(30_000)}"`)],
    ['a payment that is null', () => replaced(/"payment":\{.*?\}/, '"payment":null')],
    ['a payment type that is no text', () => replaced('"type":"post"', '"type":7')],
    ['a huge text', () => replaced('"version":7', `"version":7${' '.repeat(250_000)}`)],
    ['very deep JSON', () => nested(70_000)],
  ])('%s (D.79, D.118)', (_, stored) => {
    expect(parseCart(stored())).toBe(initialCart);
    expect(({} as Record<string, unknown>)['total']).toBeUndefined();
  });
});

describe('the owner of a stored cart', () => {
  it.each([
    ['the same user', 'u1', 'u1', 20_900],
    ['an unknown owner', null, 'u1', 20_900],
    ['an unknown user', 'u1', null, 20_900],
    ['another user', 'u2', 'u1', 0],
  ])('%s', (_, owner, user, total) => expect(storedCartOf({ text, owner }, user).checkout.total).toBe(total));
});
