export { totalsOf, type Product } from './amounts';
export type { Billing } from './billing';
export {
  billingSet,
  checkoutFailed,
  checkoutReset,
  discountSet,
  paymentCardSet,
  paymentMethodSet,
  productAdded,
  productRemoved,
  productUpdated,
  shippingSet,
  stepBack,
  stepForward,
  stepSet,
} from './cart-events';
export {
  checkoutReducer,
  firstStep,
  initialCart,
  lastStep,
  type Cart,
  type Checkout,
  type CheckoutEvent,
  type Payment,
} from './checkout-state';
export { $cart, $isCartRestored, cartRestoreRequested, readCartFx, saveCartFx } from './model';
export type { StoredCart } from './stored-cart';
