export { totalsOf, type Product } from './amounts';
export type { Billing } from './billing';
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
