/** The products of a cart and the limits of its numbers. All amounts are integers in minor units (cents). */
export interface Product {
  id: string;
  name: string;
  /** Price of one piece, in minor units. */
  price: number;
  quantity: number;
}

/** Largest subtotal plus shipping of a cart, and largest discount, in minor units. Sums stay safe integers. */
export const maxAmount = 100_000_000_000;
export const maxQuantity = 10_000;
/** Most products (lines) in a cart. */
export const maxProducts = 50;
/** In UTF-16 units: twice the longest title of a course, which counts characters. */
const maxTextLength = 320;

/** Whether a value is a whole number from 0 to `max`. Negative zero is not: it would be shown with a sign. */
export const isCount = (value: unknown, max: number): value is number =>
  Number.isSafeInteger(value) && !Object.is(value, -0) && (value as number) >= 0 && (value as number) <= max;

/** Whether a value is a text that is short enough for a cart, and not empty. */
export const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxTextLength;

/** Reads a product. Fields that are not listed here are dropped. @returns null if a field is invalid */
export function readProduct(value: unknown): Product | null {
  const { id, name, price, quantity } = (value ?? {}) as Record<keyof Product, unknown>;
  return isShortText(id) && isShortText(name) && isCount(price, maxAmount) && isCount(quantity, maxQuantity)
    ? { id, name, price, quantity }
    : null;
}

/** Computes subtotal and total from the parts of a cart. The total is never negative. */
export function totalsOf(
  products: readonly Product[],
  discount: number,
  shipping: number,
): { subtotal: number; total: number } {
  const subtotal = products.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { subtotal, total: Math.max(0, subtotal - discount + shipping) };
}
