import { createEvent } from 'effector';
import type { Product } from './amounts';
import type { Billing } from './billing';
import type { CheckoutEvent } from './checkout-state';

/** Every event below, as the reducer receives it. */
export const cartChanged = createEvent<CheckoutEvent>();

export const stepSet = cartChanged.prepend((step: number) => ({ type: 'stepSet', step }));
export const stepForward = cartChanged.prepend<void>(() => ({ type: 'stepForward' }));
export const stepBack = cartChanged.prepend<void>(() => ({ type: 'stepBack' }));
/** Adds a product, or its quantity if the product is in the cart already. */
export const productAdded = cartChanged.prepend((product: Product) => ({ type: 'productAdded', product }));
/** Removes the product with an id. */
export const productRemoved = cartChanged.prepend((id: string) => ({ type: 'productRemoved', id }));
/** Replaces the product with the same id. The quantity 0 removes it. */
export const productUpdated = cartChanged.prepend((product: Product) => ({ type: 'productUpdated', product }));
/** Replaces the discount. In minor units, as all amounts. */
export const discountSet = cartChanged.prepend((discount: number) => ({ type: 'discountSet', discount }));
/** Replaces the shipping cost and the payment type. */
export const shippingSet = cartChanged.prepend((cost: { shipping: number; paymentType: string }) => ({
  ...cost,
  type: 'shippingSet',
}));
/** Replaces the billing. It is stored, so it must not contain card details. */
export const billingSet = cartChanged.prepend((billing: Billing | null) => ({ type: 'billingSet', billing }));
export const paymentMethodSet = cartChanged.prepend((method: string) => ({ type: 'paymentMethodSet', method }));
/** Sets the card in memory. It is never stored and never sent. */
export const paymentCardSet = cartChanged.prepend((card: string | null) => ({ type: 'paymentCardSet', card }));
/** Sets the error of the cart, or clears it with null. */
export const checkoutFailed = cartChanged.prepend((error: unknown) => ({ type: 'failed', error }));
/** Restores the initial cart, for example after the order was placed. */
export const checkoutReset = cartChanged.prepend<void>(() => ({ type: 'reset' }));
