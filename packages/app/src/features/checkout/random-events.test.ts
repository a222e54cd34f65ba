import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalsOf } from './amounts';
import { checkoutReducer, firstStep, initialCart, lastStep, type Cart, type CheckoutEvent } from './checkout-state';
import { isSameJson } from './same-json';
import { parseCart, toStoredCart } from './stored-cart';

/** Returns random integers below `limit`. A generator of our own, because fast-check is too slow for a million events. */
function randomOf(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
type Random = ReturnType<typeof randomOf>;

const hostile = [NaN, Infinity, -Infinity, -1, -0, 0.1, 1e308, 2 ** 53, '5', null, undefined];
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)]!;
const amount = (random: Random) =>
  random(8) === 0 ? (pick(random, hostile) as number) : random(4) === 0 ? random(1e11) : random(50_000);

function eventOf(random: Random): CheckoutEvent {
  const id = pick(random, ['a', 'b', 'c', '__proto__']);
  const product = () => ({
    id,
    name: 'Course',
    price: amount(random),
    quantity: random(9) ? random(5) : amount(random),
  });
  return pick<() => CheckoutEvent>(random, [
    () => ({ type: 'stepSet', step: random(2) ? random(5) - 1 : amount(random) }),
    () => ({ type: 'stepForward' }),
    () => ({ type: 'stepBack' }),
    () => ({ type: 'productAdded', product: product() }),
    () => ({ type: 'productAdded', product: product() }),
    () => ({ type: 'productUpdated', product: product() }),
    () => ({ type: 'productRemoved', id }),
    () => ({ type: 'discountSet', discount: amount(random) }),
    () => ({ type: 'shippingSet', shipping: amount(random), paymentType: pick(random, ['free', 'post', '']) }),
    () => ({ type: 'billingSet', billing: { note: amount(random) } }),
    () => ({ type: 'paymentMethodSet', method: pick(random, ['cod', 'invoice', '']) }),
    () => ({ type: 'paymentCardSet', card: pick(random, ['4111', null]) }),
    () => ({ type: 'failed', error: id }),
  ])();
}

/** The first rule that a cart breaks, or undefined. Comparisons without `expect`, which would take a minute. */
function brokenRule({ checkout }: Cart, before: Cart, event: CheckoutEvent): string | undefined {
  const { step, products, discount, shipping, subtotal, total } = checkout;
  const expected = totalsOf(products, discount, shipping);
  const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= 1e11;
  if (subtotal !== expected.subtotal || total !== expected.total) return 'totals';
  if (![subtotal, total, discount, shipping].every(isAmount)) return 'bounds of amounts';
  if (!products.every(({ price, quantity }) => isAmount(price) && isAmount(quantity) && quantity > 0))
    return 'products';
  if (!Number.isInteger(step) || step < firstStep || step > lastStep) return 'bounds of the step';
  if (event.type === 'discountSet' && discount !== event.discount && discount !== before.checkout.discount)
    return 'discount is replaced';
  return undefined;
}

/** Applies a random sequence of events. Returns the first rule that is broken. */
function brokenInSequence(random: Random): string | undefined {
  let cart = initialCart;
  for (let count = random(12); count >= 0; count -= 1) {
    const event = eventOf(random);
    const next = checkoutReducer(cart, event);
    const broken = brokenRule(next, cart, event);
    if (broken !== undefined) return `${broken} after ${JSON.stringify(event)}`;
    cart = next;
  }
  return isSameJson(checkoutReducer(cart, { type: 'reset' }), initialCart) ? undefined : 'reset';
}

it('totals, bounds and reset hold after 100,000 random sequences of events (S4.41, S4.44, D.78, D.79)', () => {
  const followsRules = fc.property(fc.integer(), (seed) => {
    expect(brokenInSequence(randomOf(seed))).toBeUndefined();
  });
  fc.assert(followsRules, { numRuns: 100_000 });
});

it('every cart can be stored and read again, without error and card (S3.48, D.62, D.75)', () => {
  const canBeRead = fc.property(fc.integer(), (seed) => {
    const random = randomOf(seed);
    const cart = Array.from({ length: 12 }, () => eventOf(random)).reduce(checkoutReducer, initialCart);
    const { text } = toStoredCart(cart, 'u1');
    const payment = { ...cart.checkout.payment, card: null };
    expect(text === null ? initialCart : parseCart(text)).toEqual({
      error: null,
      checkout: { ...cart.checkout, payment },
    });
  });
  fc.assert(canBeRead, { numRuns: 2_000 });
});
