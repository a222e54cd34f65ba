import { isCount, isShortText, maxAmount, maxProducts, readProduct, totalsOf, type Product } from './amounts';
import { readBilling, type Billing } from './billing';
import { isSameJson } from './same-json';

export interface Payment {
  type: string;
  method: string;
  /** In memory only. Never stored and never sent. */
  card: string | null;
}

/** The checkout of the specification, section 3. Amounts are integers in minor units (cents). */
export interface Checkout {
  step: number;
  products: readonly Product[];
  subtotal: number;
  total: number;
  discount: number;
  shipping: number;
  billing: Billing | null;
  payment: Payment;
}

/** The cart slice of the specification, section 3. */
export interface Cart {
  error: unknown;
  checkout: Checkout;
}

export const firstStep = 0;
/** The steps are course, participant and billing, payment, and confirmation. */
export const lastStep = 3;

export const initialCart: Cart = {
  error: null,
  checkout: {
    step: firstStep,
    products: [],
    subtotal: 0,
    total: 0,
    discount: 0,
    shipping: 0,
    billing: null,
    payment: { type: 'free', method: 'cod', card: null },
  },
};

export type CheckoutEvent =
  | { type: 'stepSet'; step: number }
  | { type: 'stepForward' }
  | { type: 'stepBack' }
  /** Adds the quantity if the product is in the cart already. Its name and price are replaced. */
  | { type: 'productAdded'; product: Product }
  | { type: 'productRemoved'; id: string }
  /** Replaces the product with the same id. The quantity 0 removes it. */
  | { type: 'productUpdated'; product: Product }
  /** Replaces the previous discount. */
  | { type: 'discountSet'; discount: number }
  /** Replaces the previous shipping cost. */
  | { type: 'shippingSet'; shipping: number; paymentType: string }
  | { type: 'billingSet'; billing: Billing | null }
  | { type: 'paymentMethodSet'; method: string }
  | { type: 'paymentCardSet'; card: string | null }
  | { type: 'failed'; error: unknown }
  | { type: 'reset' };

/** Applies a change, and computes the totals again. An invalid number leaves the checkout unchanged. */
function changed(now: Checkout, change: Partial<Checkout>): Checkout {
  const { step, products, discount, shipping } = { ...now, ...change };
  const isValid = isCount(step, lastStep) && isCount(discount, maxAmount) && isCount(shipping, maxAmount);
  if (!isValid || products.length > maxProducts) return now;
  const totals = totalsOf(products, discount, shipping);
  return isCount(totals.subtotal + shipping, maxAmount) ? { ...now, ...change, ...totals } : now;
}

const withoutProduct = (now: Checkout, id: string): Checkout =>
  changed(now, { products: now.products.filter((product) => product.id !== id) });

const withProduct = (now: Checkout, product: Product): Checkout =>
  changed(now, { products: now.products.map((one) => (one.id === product.id ? product : one)) });

function productAdded(now: Checkout, value: Product): Checkout {
  const product = readProduct(value);
  if (!product || product.quantity === 0) return now;
  const known = now.products.find(({ id }) => id === product.id);
  if (!known) return changed(now, { products: [...now.products, product] });
  const sum = readProduct({ ...product, quantity: known.quantity + product.quantity });
  return sum ? withProduct(now, sum) : now;
}

function productUpdated(now: Checkout, value: Product): Checkout {
  const product = readProduct(value);
  if (!product) return now;
  return product.quantity === 0 ? withoutProduct(now, product.id) : withProduct(now, product);
}

function billingSet(now: Checkout, value: Billing | null): Checkout {
  const billing = readBilling(value);
  return billing || value === null ? { ...now, billing } : now;
}

const withPayment = (now: Checkout, change: Partial<Payment>): Checkout => ({
  ...now,
  payment: { ...now.payment, ...change },
});

function checkoutAfter(now: Checkout, event: CheckoutEvent): Checkout {
  switch (event.type) {
    case 'stepSet':
      return changed(now, { step: event.step });
    case 'stepForward':
      return changed(now, { step: now.step + 1 });
    case 'stepBack':
      return changed(now, { step: now.step - 1 });
    case 'productAdded':
      return productAdded(now, event.product);
    case 'productRemoved':
      return withoutProduct(now, event.id);
    case 'productUpdated':
      return productUpdated(now, event.product);
    case 'discountSet':
      return changed(now, { discount: event.discount });
    case 'shippingSet': {
      if (!isShortText(event.paymentType)) return now;
      const next = changed(now, { shipping: event.shipping });
      return next === now ? now : withPayment(next, { type: event.paymentType });
    }
    case 'billingSet':
      return billingSet(now, event.billing);
    case 'paymentMethodSet':
      return isShortText(event.method) ? withPayment(now, { method: event.method }) : now;
    case 'paymentCardSet':
      return event.card === null || isShortText(event.card) ? withPayment(now, { card: event.card }) : now;
    default:
      return now;
  }
}

/**
 * Returns the cart after an event. An event with an invalid value, such as NaN, a negative amount, a fraction or a sum
 * above the limit, leaves the cart unchanged. Returns the same object if nothing changed.
 */
export function checkoutReducer(cart: Cart, event: CheckoutEvent): Cart {
  if (event.type === 'reset') return isSameJson(cart, initialCart) ? cart : initialCart;
  if (event.type === 'failed') return Object.is(cart.error, event.error) ? cart : { ...cart, error: event.error };
  const checkout = checkoutAfter(cart.checkout, event);
  return isSameJson(checkout, cart.checkout) ? cart : { ...cart, checkout };
}
