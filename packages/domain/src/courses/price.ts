import type { CoursePrice, Discount, DocumentFormat } from './schema.ts';

interface Priced {
  readonly price: number;
  readonly vatRate: number;
  readonly printedDocumentsPrice: number | null;
}

interface Choices {
  readonly discount: Discount | null;
  readonly documents: DocumentFormat;
}

/** The discount on an amount in cents, at most the amount. A percentage is rounded to the nearest cent. */
export function discountOn(subtotal: number, discount: Discount | null): number {
  if (discount === null) return 0;
  const full = discount.kind === 'percent' ? Math.round((subtotal * discount.percent) / 100) : discount.amount;
  return Math.min(full, subtotal);
}

/** The VAT included in a total, in cents. @param vatRate in hundredths of a per cent */
export const includedVat = (total: number, vatRate: number): number =>
  total - Math.round((total * 10_000) / (10_000 + vatRate));

/** What a place on a course costs with a discount and the chosen documents. */
export function coursePrice(
  { price: subtotal, vatRate, printedDocumentsPrice }: Priced,
  { discount, documents }: Choices,
): CoursePrice {
  const reduced = discountOn(subtotal, discount);
  const shipping = documents === 'post' ? (printedDocumentsPrice ?? 0) : 0;
  const total = subtotal - reduced + shipping;
  return { subtotal, discount: reduced, shipping, total, vat: includedVat(total, vatRate), vatRate };
}
