import { configVersion } from '../../platform/preferences/preferences';
import { isPerson, unknownPerson } from '../../platform/session/person';
import { checkoutReducer, initialCart, type Cart, type Checkout, type CheckoutEvent } from './checkout-state';
import { isSameJson } from './same-json';

/** The stored cart and the key of its user. Null if absent. */
export interface StoredCart {
  text: string | null;
  owner: string | null;
}

export const nothingStored: StoredCart = { text: null, owner: null };

/** Longest text that is read, in characters. Every valid cart is shorter. */
const maxLength = 250_000;

/** The stored part of a cart: no error and no card. The version is the config version, as in the preferences. */
function storedPart({ checkout }: Cart) {
  const { step, products, subtotal, total, discount, shipping, billing, payment } = checkout;
  const { type, method } = payment;
  return {
    version: configVersion,
    checkout: { step, products, subtotal, total, discount, shipping, billing, payment: { type, method } },
  };
}

const serializeCart = (cart: Cart): string => JSON.stringify(storedPart(cart));
const emptyText = serializeCart(initialCart);

/** The events that lead from an empty cart to a checkout. */
const eventsOf = ({ step, products, discount, shipping, billing, payment }: Checkout): CheckoutEvent[] => [
  ...products.map((product) => ({ type: 'productAdded', product }) as const),
  { type: 'discountSet', discount },
  { type: 'shippingSet', shipping, paymentType: payment.type },
  { type: 'billingSet', billing },
  { type: 'paymentMethodSet', method: payment.method },
  { type: 'stepSet', step },
];

/**
 * Reads a stored cart. Applies its parts to an empty cart with the reducer, which rejects invalid values, and compares
 * the result with the text. Returns the empty cart if they differ: for text that is not JSON, wrong types and numbers,
 * totals that do not match, unknown fields such as `__proto__`, and other versions.
 */
export function parseCart(text: string): Cart {
  if (text.length > maxLength) return initialCart;
  try {
    const stored = JSON.parse(text) as { checkout: Checkout };
    const cart = eventsOf(stored.checkout).reduce(checkoutReducer, initialCart);
    return isSameJson(stored, storedPart(cart)) ? cart : initialCart;
  } catch {
    return initialCart;
  }
}

/** The cart that is stored for a user. A cart that was filled before sign-in has no owner and belongs to every user. */
export function storedCartOf({ text, owner }: StoredCart, user: string | null): Cart {
  const isOfOther = owner !== null && user !== null && !isPerson(owner, user);
  return text === null || isOfOther ? initialCart : parseCart(text);
}

/** The texts to store. Neither an empty cart is stored, nor that of a user who could not be recognised. */
export function toStoredCart(cart: Cart, owner: string | null): StoredCart {
  const text = serializeCart(cart);
  return text === emptyText || owner === unknownPerson ? nothingStored : { text, owner };
}
