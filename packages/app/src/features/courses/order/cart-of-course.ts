import type { Course, DocumentFormat } from '@attesta/domain/courses/schema';
import type { Checkout, Product } from '../../checkout';

type Priced = Pick<Course, 'id' | 'title' | 'price'>;

/** The course as the product of a cart (D.73). */
export const productOf = ({ id, title, price }: Priced): Product => ({ id, name: title, price, quantity: 1 });

/** Whether the cart contains one place on the course and nothing else. */
export const isCartOf = ({ products }: Pick<Checkout, 'products'>, courseId: string): boolean =>
  products.length === 1 && products[0]?.id === courseId && products[0].quantity === 1;

/** Whether the cart's product shows the current title and price of the course. */
export const isUpToDate = ({ products }: Pick<Checkout, 'products'>, { title, price }: Priced): boolean =>
  products[0]?.name === title && products[0].price === price;

/** The documents chosen in a cart: printed only if the course offers that. */
export const documentsIn = (
  { payment }: Pick<Checkout, 'payment'>,
  { printedDocumentsPrice }: Pick<Course, 'printedDocumentsPrice'>,
): DocumentFormat => (payment.type === 'post' && printedDocumentsPrice !== null ? 'post' : 'pdf');

/** The shipping and payment type of a choice of documents. */
export const shippingOf = (
  documents: DocumentFormat,
  { printedDocumentsPrice }: Pick<Course, 'printedDocumentsPrice'>,
): { shipping: number; paymentType: 'free' | 'post' } =>
  documents === 'post'
    ? { shipping: printedDocumentsPrice ?? 0, paymentType: 'post' }
    : { shipping: 0, paymentType: 'free' };
